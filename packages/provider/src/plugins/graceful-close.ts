import { setTimeout as sleep } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Told to stop: it serves on, but wants no more callers. */
    isDraining(): boolean;
    /**
     * Says "not ready" for so many milliseconds and goes on serving: whoever sends callers here sees it and sends them
     * elsewhere. Each answer ends its connection. Closing comes after it.
     */
    drain(milliseconds: number): Promise<void>;
  }
}

/** Milliseconds between looks for connections that have answered their last call. */
const interval = 50;

/**
 * Closing lets open calls finish. Their connections become idle only then, after the server has looked for idle ones,
 * and a kept-alive one would hold it open for a minute: so it looks again until none is left.
 */
export const gracefulClose = fastifyPlugin(
  async (app) => {
    let draining = false;
    app.decorate('isDraining', () => draining);
    app.decorate('drain', async (milliseconds: number) => {
      draining = true;
      await sleep(milliseconds);
    });
    // Last of all: an answer that is passed on brings a header of its own.
    app.addHook('onSend', async (_request, reply) => {
      if (draining) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      draining = true;
      const timer = setInterval(() => app.server.closeIdleConnections(), interval).unref();
      app.server.once('close', () => clearInterval(timer));
    });
  },
  { name: 'graceful-close' },
);
