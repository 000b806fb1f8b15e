import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Pages that most visitors come to first. */
const FIRST_PAGES = ['/', '/product'];
const TRIES = 8;
const PAUSE_MS = 250;

/**
 * Has pages made before anybody waits for them. What runs for the first time, here and at the provider, takes longer than a
 * page may, and the first visitors of a new process would get the frame alone. A provider that is away is not awaited for
 * longer than a few tries take.
 */
export async function warmUp(app: FastifyInstance, pages: readonly string[] = FIRST_PAGES): Promise<void> {
  for (const url of pages)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { headers } = await app.inject(url);
      // What has come without its content is kept by nobody.
      if (headers['cache-control'] !== 'no-store') break;
      await sleep(PAUSE_MS);
    }
}
