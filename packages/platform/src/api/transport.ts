import { Problem } from '@vitis/contracts';
import ky, { TimeoutError } from 'ky';
import * as v from 'valibot';
import { ApiFailure } from './api-failure.ts';

export { noteFailedCall } from './failed-calls.ts';

/** Timeout of a call: longer than the slowest regular answer, short enough for a person to wait. */
export const CALL_TIMEOUT_MS = 15_000;
/** Timeout of an upload: a photo over a weak mobile signal takes minutes. */
export const UPLOAD_TIMEOUT_MS = 90_000;

/** The next chunk of a body; `TimeoutError` when it stalls. */
async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, request: Request) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(request)), CALL_TIMEOUT_MS);
  });
  try {
    return await Promise.race([reader.read(), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer with its whole body: the client's own time is over when the headers are there. */
async function withBody(request: Request, response: Response): Promise<Response> {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let { done, value } = await nextOf(reader, request); !done; ) {
      if (value !== undefined) parts.push(value);
      ({ done, value } = await nextOf(reader, request));
    }
  } finally {
    // The body is complete: there is nothing to abort.
    void reader.cancel().catch(() => {});
  }
  // Some browsers hand over an empty stream with a 204, which may not be made anew with any body at all.
  return new Response(parts.length === 0 ? null : new Blob(parts), response);
}

/** HTTP client. A chunk of its own: a guest's first page makes no call, so it need not load this. */
export const client = ky.create({
  timeout: CALL_TIMEOUT_MS,
  throwHttpErrors: false,
  // A read may be asked again; a write is repeated by its caller, with its idempotency key.
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
  hooks: { afterResponse: [({ request, response }) => withBody(request, response)] },
});

export const isTimeout = (error: unknown): boolean => error instanceof TimeoutError;

export interface FileOptions {
  signal?: AbortSignal;
  /** What the file is made of, where it is made of something that is not kept. */
  body?: unknown;
}

/** A refusal in the words of the provider, where it came with any. */
async function refusalOf(response: Response): Promise<ApiFailure> {
  const { status } = response;
  const problem = v.safeParse(Problem, await response.json().catch(() => null));
  return problem.success
    ? new ApiFailure('problem', { status, problem: problem.output })
    : new ApiFailure('unexpected-reply', { status });
}

/** Asks for a file with these headers. Throws an `ApiFailure` like every other call. */
export async function loadFile(
  address: URL,
  headers: Record<string, string>,
  { signal, body }: FileOptions,
): Promise<Blob> {
  try {
    const response = await client(address, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', json: body }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await refusalOf(response);
    return await response.blob();
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiFailure(isTimeout(cause) ? 'timeout' : 'network', { cause });
  }
}
