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

/** One question to the provider, as data: routes declare them, the server and the browser ask them. */
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
  input: { params?: object | undefined; query?: object | undefined },
  language: Language,
): string {
  return `${language} ${urlOf(endpoint, input as Parameters<typeof urlOf>[1])}`;
}

/** Path and query of the question that a key of `cacheKey` stands for. */
export const addressOfKey = (key: string): string => key.slice(key.indexOf(' ') + 1);

/** Whether a member may be told something else than a guest or another member. */
export const differsByViewer = (endpoint: Endpoint): boolean =>
  endpoint.access !== 'everyone' || endpoint.personal === true;

/** What a member gets must never be shown to the next person on the same device: the key names the viewer. */
export function viewerKey(endpoint: Endpoint, key: string, idUser: number | undefined): string {
  return differsByViewer(endpoint) && idUser !== undefined ? `${key} #${idUser}` : key;
}

/** True for every cached answer of an endpoint, whatever it was asked with; for SWR's `mutate(filter)`. */
export function isKeyOf(endpoint: Endpoint): (key: unknown) => boolean {
  const pattern = new RegExp(
    `^\\S+ ${endpoint.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/:[A-Za-z][A-Za-z0-9]*/g, '[^/?]+')}(?:[?#\\s]|$)`,
  );
  return (key) => typeof key === 'string' && pattern.test(key);
}

export type AnswerOf<R> = R extends DataRequest<infer E> ? SuccessOf<E> : never;
