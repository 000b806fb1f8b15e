import type { PageData } from '@vitis/contracts/registry';
import { isDraftKeyOf } from '@vitis/domain';

/** Whether this window keeps something that the member has typed and not sent, which the server does not know. */
function hasDrafts(idUser: number): boolean {
  try {
    return Object.keys(sessionStorage).some(isDraftKeyOf(idUser));
  } catch {
    // Storage is closed in some webviews: then nothing lies there.
    return false;
  }
}

/**
 * Whether a member's screen would be drawn otherwise than the server has drawn it: by what was typed and not sent, or by
 * what has come since. Hydrated all the same it would be half the one and half the other.
 *
 * @param answers with which the server has drawn it
 * @param cache what is known now
 */
export const isOutdated = (
  idUser: number,
  answers: PageData['answers'],
  cache: ReadonlyMap<string, { data?: unknown }>,
): boolean =>
  hasDrafts(idUser) || Object.entries(answers).some(([key, body]) => cache.get(key)?.data !== body);

/** Thrown while a screen is hydrated that is to be drawn anew instead: React does so, from the answers in hand. */
export class DrawnAnew extends Error {
  override name = 'DrawnAnew';
}
