import type { PageData } from '@vitis/contracts/registry';
import { ApiFailure } from '@vitis/platform';

/** The SWR cache that a page starts from, on the server as in the browser: answers, and what there is none of. */
export function knownAnswers({ answers, missing }: Pick<PageData, 'answers' | 'missing'>) {
  const cache = new Map<string, { data?: unknown; error?: ApiFailure; _k: string }>();
  for (const key in answers) cache.set(key, { data: answers[key], _k: key });
  for (const key of missing ?? [])
    cache.set(key, { error: new ApiFailure('problem', { status: 404 }), _k: key });
  return cache;
}
