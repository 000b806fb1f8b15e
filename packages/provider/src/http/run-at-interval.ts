import type { FastifyInstance } from 'fastify';

/**
 * Does something again and again, every so many milliseconds, for as long as the server listens. A failure is logged
 * as `failed`, and the next turn comes all the same. Closing waits for the turn that runs.
 */
export function runAtInterval(
  app: FastifyInstance,
  milliseconds: number,
  failed: string,
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  app.addHook('onListen', () => {
    timer = setInterval(() => {
      running = work().catch((error: unknown) => app.log.error({ err: error }, failed));
    }, milliseconds).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
