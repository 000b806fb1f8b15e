import type { Endpoint } from '@vitis/contracts';
import { ApiFailure } from './api-failure.ts';

type Listener = (endpoint: Endpoint, failure: ApiFailure) => void;

/** Endpoints that have failed on this page, and what went wrong first. */
let failed = new Map<Endpoint, ApiFailure>();
let tell: Listener | null = null;

/** The server's doing, or nobody's: what it refuses in words that were agreed is the caller's. */
const isNews = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.kind !== 'problem' || !error.isRefusal);

/** Remembers a call that failed, once per endpoint and page. Without a network nothing can be said of the server. */
export function noteFailedCall(endpoint: Endpoint, error: unknown): void {
  if (!isNews(error) || !navigator.onLine || failed.has(endpoint)) return;
  failed.set(endpoint, error);
  tell?.(endpoint, error);
}

/** Tells of every endpoint that has failed already, and of each that does from now on. The returned function ends it and forgets them. */
export function onFailedCall(listener: Listener): () => void {
  tell = listener;
  for (const [endpoint, failure] of failed) listener(endpoint, failure);
  return () => {
    tell = null;
    failed = new Map();
  };
}
