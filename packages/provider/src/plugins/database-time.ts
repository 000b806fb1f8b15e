import fastifyPlugin from 'fastify-plugin';
import { runAsCall } from '../db/call-context.ts';
import { callerGone } from '../http/caller-gone.ts';

/** Gives every call its budget of database time, which ends early when the caller disconnects. */
export const databaseTime = fastifyPlugin(
  async (app) => {
    // The last one before the handler: what is awaited in reading a body is not the call's to lose.
    app.addHook('preHandler', (_request, reply, done) => {
      runAsCall(app.config.databaseTimeout, callerGone(reply), done);
    });
  },
  { name: 'database-time' },
);
