import fastifyPlugin from 'fastify-plugin';

/** Milliseconds between looks for connections that have answered their last call. */
const interval = 50;

/**
 * Closing lets open calls finish. Their connections become idle only then, after the server has looked for idle ones,
 * and a kept-alive one would hold it open for a minute: so it looks again until none is left.
 */
export const gracefulClose = fastifyPlugin(
  async (app) => {
    app.addHook('preClose', async () => {
      const timer = setInterval(() => app.server.closeIdleConnections(), interval).unref();
      app.server.once('close', () => clearInterval(timer));
    });
  },
  { name: 'graceful-close' },
);
