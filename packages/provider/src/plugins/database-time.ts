import fastifyPlugin from 'fastify-plugin';
import { CallerGoneError, runAsCall } from '../db/call-context.ts';

/** Gives every call its budget of database time, which ends early when the caller disconnects. */
export const databaseTime = fastifyPlugin(
  async (app) => {
    // The last one before the handler: what is awaited in reading a body is not the call's to lose.
    app.addHook('preHandler', (_request, { raw: line }, done) => {
      const gone = new AbortController();
      const giveUp = (): void => {
        if (!line.writableFinished) gone.abort(new CallerGoneError('the caller has gone away'));
      };
      // The caller may have left while the hooks before this one ran; `close` is told once.
      if (line.closed) giveUp();
      else line.once('close', giveUp);
      runAsCall(app.config.databaseTimeout, gone.signal, done);
    });
  },
  { name: 'database-time' },
);
