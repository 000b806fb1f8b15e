import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Deny by default: a route that names no policy stops the server from starting. */
export const requirePolicy = fastifyPlugin(
  async (app) => {
    const routes: RouteOptions[] = [];
    app.addHook('onRoute', (options) => {
      routes.push(options);
    });
    app.addHook('onReady', async () => {
      const open = routes.filter(({ config }) => config?.policy === undefined);
      if (open.length === 0) return;
      throw new Error(`without a policy: ${open.map(({ method, url }) => `${method} ${url}`).join(', ')}`);
    });
  },
  { name: 'require-policy' },
);

/** Declares every route that somebody else's plugin adds as open; for documentation and public files. */
export const openRoutes = (policy: string) =>
  fastifyPlugin(
    async (app) => {
      app.addHook('onRoute', (options) => {
        options.config = { ...options.config, policy: options.config?.policy ?? policy };
      });
    },
    { name: `open-routes-${policy}` },
  );
