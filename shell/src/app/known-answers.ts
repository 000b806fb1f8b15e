import type { PageData } from '@vitis/contracts/registry';
import { ApiFailure } from '@vitis/platform';

interface Known {
  data?: unknown;
  error?: ApiFailure;
  _k: string;
}

const isSame = (one: object, other: object): boolean =>
  Object.keys(other).length === Object.keys(one).length &&
  Object.entries(other).every(([name, value]) => Object.is((one as Record<string, unknown>)[name], value));

/**
 * What is set again as it was stays the object that it is. SWR writes what it knows once more for each hook that is mounted,
 * and compares by identity while it hydrates: a screen whose answer the title above it reads, too, would be rendered a
 * second time, whole and in one task.
 */
class Answers extends Map<string, Known> {
  override set(key: string, value: Known): this {
    const known = this.get(key);
    return known !== undefined && isSame(known, value) ? this : super.set(key, value);
  }
}

/** The SWR cache that a page starts from, on the server as in the browser: answers, and what there is none of. */
export function knownAnswers({
  answers,
  missing,
}: Pick<PageData, 'answers' | 'missing'>): Map<string, Known> {
  const cache = new Answers();
  for (const key in answers) cache.set(key, { data: answers[key], _k: key });
  for (const key of missing ?? [])
    cache.set(key, { error: new ApiFailure('problem', { status: 404 }), _k: key });
  return cache;
}
