import ky, { TimeoutError } from 'ky';

export { noteFailedCall } from './failed-calls.ts';

/** A call that has not answered by then has failed: longer than any honest answer, shorter than patience. */
export const CALL_TIMEOUT_MS = 15_000;
/** A photo over a weak signal takes its time. */
export const UPLOAD_TIMEOUT_MS = 90_000;

/** The line to the provider. A file of its own: a guest's first page asks nothing, so it need not wait for this. */
export const client = ky.create({
  timeout: CALL_TIMEOUT_MS,
  throwHttpErrors: false,
  // A read may be asked again; a write is repeated by its caller, with its idempotency key.
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
});

export const isTimeout = (error: unknown): boolean => error instanceof TimeoutError;
