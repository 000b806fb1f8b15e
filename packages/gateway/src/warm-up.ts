import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Pages that most visitors come to first. */
const FIRST_PAGES = ['/', '/product'];
const PAUSE_MS = 250;
/** For all of them: files, and pages without content, are served without a provider, too. */
const MOST_MS = 4_000;

/**
 * Has pages made before anybody waits for them. What runs for the first time, here and at the provider, takes longer than a
 * page may, and the first visitors of a new process would get the frame alone.
 */
export async function warmUp(app: FastifyInstance, pages: readonly string[] = FIRST_PAGES): Promise<void> {
  const until = performance.now() + MOST_MS;
  for (const url of pages)
    while (performance.now() < until && !app.isDraining()) {
      const { headers } = await app.inject(url);
      // What has come without its content is kept by nobody.
      if (headers['cache-control'] !== 'no-store') break;
      await sleep(PAUSE_MS);
    }
}
