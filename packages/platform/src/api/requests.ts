import {
  type BodyOf,
  type Endpoint,
  type Language,
  type ParamsOf,
  type QueryOf,
  type SuccessOf,
  urlOf,
} from '@vitis/contracts';

/** What an endpoint is asked with. */
export interface EndpointInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** What an upload endpoint takes. */
  file?: File;
}

/** A read of the provider as data: declared by routes, sent by server and browser. */
export interface DataRequest<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: EndpointInput<E>;
}

/** Declares data that a route needs; used in `data` of a remote's routes. */
export function request<E extends Endpoint>(endpoint: E, input: EndpointInput<E> = {}): DataRequest<E> {
  return { endpoint, input };
}

/** Key of one answer in the SWR cache: answers differ by address and by language. */
export function cacheKey(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown },
  language: Language,
): string {
  return `${language} ${urlOf(endpoint, input as Parameters<typeof urlOf>[1])}`;
}

/** Between the address and the member whose answer it is; no address has a space. */
const OF_MEMBER = ' #';

/** Path and query of the request behind a key of `cacheKey` or `viewerKey`. */
export const addressOfKey = (key: string): string => key.split(' ')[1] ?? '';

/** Whether what is kept under a key is the answer to one member. */
export const isMembersKey = (key: string): boolean => key.includes(OF_MEMBER);

/** Whether the answer may differ between a member and a guest or another member. */
export const differsByViewer = (endpoint: Endpoint): boolean =>
  endpoint.access !== 'everyone' || endpoint.personal === true;

/** Viewer's part of a cache key: a member's answers must never reach the next person on the same device. */
export function viewerKey(endpoint: Endpoint, key: string, idUser: number | undefined): string {
  return differsByViewer(endpoint) && idUser !== undefined ? key + OF_MEMBER + idUser : key;
}

/** True for every cached answer of an endpoint, whatever it was asked with; for SWR's `mutate(filter)`. */
export function isKeyOf(endpoint: Endpoint): (key: unknown) => boolean {
  const pattern = new RegExp(
    `^\\S+ ${endpoint.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/:[A-Za-z][A-Za-z0-9]*/g, '[^/?]+')}(?:[?#\\s]|$)`,
  );
  return (key) => typeof key === 'string' && pattern.test(key);
}

export type AnswerOf<R> = R extends DataRequest<infer E> ? SuccessOf<E> : never;
