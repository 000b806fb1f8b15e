import type { Endpoint } from '@vitis/contracts';
import { ApiFailure } from './api-failure.ts';

type Listener = (endpoint: Endpoint, failure: ApiFailure) => void;

/** Endpoints that have failed on this page, and what went wrong first. */
let failed = new Map<Endpoint, ApiFailure>();
let tell: Listener | null = null;

/** Failures worth a report: all but a declared refusal, which is the caller's fault. */
const isNews = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.kind !== 'problem' || !error.isRefusal);

/** Remembers a call that failed, once per endpoint and page. Offline failures do not count: they say nothing about the server. */
export function noteFailedCall(endpoint: Endpoint, error: unknown): void {
  if (!isNews(error) || !navigator.onLine || failed.has(endpoint)) return;
  failed.set(endpoint, error);
  tell?.(endpoint, error);
}

/** Reports every endpoint that has failed on this page, past and future. The returned function unsubscribes and clears the list. */
export function onFailedCall(listener: Listener): () => void {
  tell = listener;
  for (const [endpoint, failure] of failed) listener(endpoint, failure);
  return () => {
    tell = null;
    failed = new Map();
  };
}
