import type { PageData } from '@vitis/contracts/registry';
import { DESK_CHOICES, isDraftKeyOf } from '@vitis/domain';

/**
 * Whether this device keeps something that a member's screens show from the start and the server does not know: what was
 * typed and not sent, and choices of the desk.
 */
function hasKeptInput(idUser: number): boolean {
  try {
    const isChoice = (key: string) => key.startsWith(DESK_CHOICES);
    return Object.keys(sessionStorage).some(isDraftKeyOf(idUser)) || Object.keys(localStorage).some(isChoice);
  } catch {
    // Storage is closed in some webviews: then nothing lies there.
    return false;
  }
}

/**
 * Whether a member's screen would be drawn otherwise than the server has drawn it: by what this device keeps, or by what has
 * come since. Hydrated all the same it would be half the one and half the other.
 *
 * @param answers with which the server has drawn it
 * @param cache what is known now
 */
export const isOutdated = (
  idUser: number,
  answers: PageData['answers'],
  cache: ReadonlyMap<string, { data?: unknown }>,
): boolean =>
  hasKeptInput(idUser) || Object.entries(answers).some(([key, body]) => cache.get(key)?.data !== body);

/** Thrown while a screen is hydrated that is to be drawn anew instead: React does so, from the answers in hand. */
export class DrawnAnew extends Error {
  override name = 'DrawnAnew';
}
