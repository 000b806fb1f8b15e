import {
  BUSINESS_TYPE,
  type Endpoint,
  HEADERS,
  Problem,
  type ReplyOf,
  type SuccessOf,
  urlOf,
} from '@vitis/contracts';
import * as v from 'valibot';
import { publish } from '../events/event-bus.ts';
import { languageStore, webviewStore } from '../stores/page.store.ts';
import { $token } from '../stores/session.store.ts';
import { noteServerTime, serverNow } from '../time.ts';
import { ApiFailure } from './api-failure.ts';
import { prefetchCache, type Viewer } from './prefetch-cache.ts';
import { differsByViewer, type EndpointInput } from './requests.ts';
import { isExpired } from './token.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Names one intent: a repeat with the same key is answered with the first answer. */
  idempotencyKey?: string | undefined;
  /** Version that an edit was made from (`ETag`). */
  ifMatch?: string | undefined;
}

/** Fetches the code that talks to the provider, if that has not happened yet; the shell calls it when it is idle. */
export const loadTransport = () => import(/* webpackChunkName: "transport" */ './transport.ts');

/** The token for a protected call: one that has run out is cleared and not sent. */
export function currentToken(): string | null {
  const token = $token.get();
  if (token === null) return null;
  if (!isExpired(token, serverNow().getTime())) return token;
  publish('session/expired', { returnTo: location.pathname + location.search });
  return null;
}

const tokenFor = (endpoint: Endpoint): string | null => (differsByViewer(endpoint) ? currentToken() : null);

function headersFor(token: string | null, options: CallOptions): Record<string, string> {
  const { os, pushToken } = webviewStore.get();
  return {
    [HEADERS.language]: languageStore.get(),
    [HEADERS.businessType]: BUSINESS_TYPE,
    [HEADERS.appOs]: os ?? '',
    ...(pushToken === null ? {} : { [HEADERS.pushToken]: pushToken }),
    ...(token === null ? {} : { [HEADERS.authorization]: `Bearer ${token}` }),
    ...(options.idempotencyKey === undefined ? {} : { [HEADERS.idempotencyKey]: options.idempotencyKey }),
    ...(options.ifMatch === undefined ? {} : { 'If-Match': options.ifMatch }),
  };
}

/**
 * Shell only: prefetches what a screen will read, while its code is still loading, with the current session. Settles with
 * the answer, good or not.
 *
 * @param path path and query of a read, as the screen's own call will have them
 * @param memberOnly the provider has no answer for a guest
 */
export async function prefetchAnswer(path: string, memberOnly: boolean): Promise<void> {
  const token = currentToken();
  if (memberOnly && token === null) return;
  await prefetchCache.prefetch(path, headersFor(token, {}), token);
}

const addressOf = (endpoint: Endpoint, input: EndpointInput<Endpoint>) =>
  urlOf(endpoint, input as Parameters<typeof urlOf>[1]);

const schemaOf = (endpoint: Endpoint, status: number) =>
  (endpoint.responses as Record<number, v.GenericSchema | undefined>)[status];

/** Viewers whose cached answers a call may use: this session and, where the answer is the same for all, a guest. */
const viewersFor = (endpoint: Endpoint, token: string | null): Viewer[] =>
  differsByViewer(endpoint) ? [token] : [token, null];

/**
 * The prefetched answer of a call, with which a screen can render at once.
 *
 * @param isMember whether the screen renders for a member; hydration renders for a guest
 */
export function peekAnswer<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  isMember: boolean,
): SuccessOf<E> | undefined {
  const token = isMember || !differsByViewer(endpoint) ? $token.get() : null;
  const address = addressOf(endpoint, input as EndpointInput<Endpoint>);
  const known = prefetchCache.peek(address, viewersFor(endpoint, token));
  if (known === undefined || known.isChecked) return known?.body as SuccessOf<E> | undefined;
  const schema = schemaOf(endpoint, 200);
  const parsed = schema && v.safeParse(schema, known.body);
  return parsed?.success ? (parsed.output as SuccessOf<E>) : undefined;
}

/** Drops the prefetched answer when the screen that used it is left: the next call fetches. */
export const invalidateAnswer = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): void =>
  prefetchCache.invalidate(addressOf(endpoint, input as EndpointInput<Endpoint>));

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

async function send(
  endpoint: Endpoint,
  input: EndpointInput<Endpoint>,
  token: string | null,
  options: CallOptions,
): Promise<Response> {
  const headers = headersFor(token, options);
  const address = addressOf(endpoint, input);
  if (endpoint.method === 'GET') {
    const prefetched = prefetchCache.consume(address, viewersFor(endpoint, $token.get()));
    const answer = await prefetched?.catch(() => null);
    if (answer) return answer;
  }
  const { client, isTimeout, UPLOAD_TIMEOUT_MS } = await loadTransport().catch((cause: unknown) => {
    throw new ApiFailure('network', { cause });
  });
  try {
    return await client(new URL(address, location.origin), {
      method: endpoint.method,
      headers,
      ...(input.body === undefined ? {} : { json: input.body }),
      ...(input.file === undefined ? {} : { body: formOf(input.file), timeout: UPLOAD_TIMEOUT_MS }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiFailure(isTimeout(cause) ? 'timeout' : 'network', { cause });
  } finally {
    // A command may have taken effect even where it failed: earlier answers may be outdated.
    if (endpoint.method !== 'GET') prefetchCache.invalidate();
  }
}

/** One of the declared replies; with a 429 also the seconds until the next try. */
export type Answer<E extends Endpoint> = ReplyOf<E> & { retryAfter?: number };

/** `Retry-After` in seconds; the provider writes no dates there. */
function waitOf(response: Response): { retryAfter?: number } {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {};
}

/** Whether no cache hands this answer out again without having asked the provider: then its `Date` is that of now. */
const isOfNow = ({ headers }: Response): boolean =>
  /no-store|no-cache|max-age=0/.test(headers.get('Cache-Control') ?? '');

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiFailure('unexpected-reply', { status: response.status, cause });
  }
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
): Promise<Answer<E>> {
  // The token is read before the first await: the call belongs to the session of now, also where it reports a sign-out.
  const token = tokenFor(endpoint);
  const response = await send(endpoint, input as EndpointInput<Endpoint>, token, options);
  if (isOfNow(response)) noteServerTime(response.headers.get('Date'));
  const { status } = response;
  const raw = await bodyOf(response);
  const schema = schemaOf(endpoint, status);
  const problem = v.safeParse(Problem, raw);
  if (schema !== undefined) {
    const parsed = v.safeParse(schema, raw);
    if (parsed.success) return { status, body: parsed.output, ...waitOf(response) } as Answer<E>;
    // While the first call is still under way a repeat is answered so, whatever else the endpoint declares for 409.
    const isRepeat = problem.success && problem.output.code === 'IDEMPOTENCY_IN_PROGRESS';
    if (!isRepeat) throw new ApiFailure('unexpected-reply', { status });
  }
  // A late refusal of an older token does not concern the current session.
  if (status === 401 && token !== null && token === $token.get()) {
    publish('session/expired', { returnTo: location.pathname + location.search });
  }
  if (problem.success) throw new ApiFailure('problem', { status, problem: problem.output });
  throw new ApiFailure('unexpected-reply', { status });
}

/**
 * Asks the provider. Answers with one of the endpoint's declared replies, `{ status, body }`; everything else
 * (another status, a body that is not what was agreed, no network) is thrown as an `ApiFailure`.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> = {},
  options: CallOptions = {},
): Promise<Answer<E>> {
  try {
    return await exchange(endpoint, input, options);
  } catch (error) {
    // A failed import means that the network fails, which is no failure of the endpoint.
    loadTransport().then(
      ({ noteFailedCall }) => noteFailedCall(endpoint, error),
      () => {},
    );
    throw error;
  }
}

/** The 2xx body of a call; any other declared reply is thrown as well. */
export async function fetchData<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<SuccessOf<E>> {
  const reply = await callApi(endpoint, input, options);
  if (reply.status >= 200 && reply.status < 300) return reply.body as SuccessOf<E>;
  const problem = v.safeParse(Problem, reply.body);
  throw new ApiFailure('problem', {
    status: reply.status,
    ...(problem.success ? { problem: problem.output } : {}),
  });
}
