import { getMe, type Me, mayPass } from '@vitis/contracts';
import { ApiFailure, fetchData } from '@vitis/platform';

/** Pauses before the me call is tried again when the provider cannot be reached. */
const RETRY_AFTER_MS = [500, 2_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The owner of the token, a refusal, or a provider that cannot be reached now. */
export type TokenOwner =
  | { outcome: 'known'; me: Me }
  | { outcome: 'refused' }
  | { outcome: 'unreachable'; cause: unknown };

/** Asks the provider who is signed in; where that may pass it is asked three times in all, without a network once. */
export async function fetchTokenOwner(): Promise<TokenOwner> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { outcome: 'known', me: await fetchData(getMe, {}) };
    } catch (error) {
      if (error instanceof ApiFailure && !mayPass(error)) return { outcome: 'refused' };
      const wait = RETRY_AFTER_MS[attempt];
      if (wait === undefined || !navigator.onLine) return { outcome: 'unreachable', cause: error };
      await pause(wait);
    }
  }
}
