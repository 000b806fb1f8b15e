import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process answers. `/health/ready`: it can serve, its database included, and wants to. */
export async function health(app: FastifyInstance): Promise<void> {
  // Whoever balances the load asks every second, and is nobody's visitor.
  const config = { policy: 'everyone', rateLimit: false as const };
  app.get('/health/live', { config }, async () => ({ status: 'live' }));
  app.get('/health/ready', { config }, async (_request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'draining' });
    await app.services.database.execute(sql`SELECT 1`);
    return { status: 'ready' };
  });
}
