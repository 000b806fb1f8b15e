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
 *
 * @param most milliseconds after which it goes on all the same
 */
export async function warmUp(
  app: Pick<FastifyInstance, 'inject' | 'isDraining'>,
  pages: readonly string[] = FIRST_PAGES,
  most = MOST_MS,
): Promise<void> {
  const until = performance.now() + most;
  const make = async (url: string): Promise<void> => {
    while (performance.now() < until && !app.isDraining()) {
      const { headers } = await app.inject(url);
      // What has come without its content is kept by nobody.
      if (headers['cache-control'] !== 'no-store') break;
      await sleep(PAUSE_MS);
    }
  };
  // A page may take longer than all of that where releases come from a store that is slow.
  await Promise.race([Promise.all(pages.map(make)), sleep(most, undefined, { ref: false })]);
}
