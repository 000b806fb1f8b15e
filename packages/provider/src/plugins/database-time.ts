import fastifyPlugin from 'fastify-plugin';
import { asCall, CallerGoneError } from '../db/asker.ts';

/** Every call waits for the database on its own time, and only for as long as somebody is there to hear the answer. */
export const databaseTime = fastifyPlugin(
  async (app) => {
    // The last one before the handler: what is awaited in reading a body is not the call's to lose.
    app.addHook('preHandler', (_request, { raw: line }, done) => {
      const gone = new AbortController();
      line.once('close', () => {
        if (!line.writableFinished) gone.abort(new CallerGoneError('the caller has gone away'));
      });
      asCall(app.config.databaseTimeout, gone.signal, done);
    });
  },
  { name: 'database-time' },
);
