import { etagOf, HEADERS } from '@vitis/contracts';

/** Headers of a call that writes: a key of its own, and the version that it was made from. */
export function writing(version?: number, key: string = crypto.randomUUID()): Record<string, string> {
  return {
    [HEADERS.idempotencyKey]: key,
    ...(version === undefined ? {} : { 'if-match': etagOf(version) }),
  };
}
