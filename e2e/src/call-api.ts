import {
  type BodyOf,
  DEFAULT_LANGUAGE,
  type Endpoint,
  etagOf,
  HEADERS,
  type ParamsOf,
  type QueryOf,
  type SuccessOf,
  urlOf,
} from '@vitis/contracts';

/** What a call needs; `version` is the one that an edit was made from. */
export interface CallInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  version?: number;
}

/** Calls an endpoint as a member, past the screens; throws with the answer when it refuses. */
export async function callApi<E extends Endpoint>(
  baseURL: string,
  token: string,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<SuccessOf<E>> {
  const { params, query, body, version } = input;
  const url = urlOf(endpoint, { params, query });
  const response = await fetch(new URL(url, baseURL), {
    method: endpoint.method,
    headers: {
      // A worker that was busy may take a connection whose time has run out meanwhile.
      connection: 'close',
      [HEADERS.authorization]: `Bearer ${token}`,
      [HEADERS.language]: DEFAULT_LANGUAGE,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(endpoint.idempotent ? { [HEADERS.idempotencyKey]: crypto.randomUUID() } : {}),
      ...(version === undefined ? {} : { 'if-match': etagOf(version) }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${endpoint.method} ${url}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as SuccessOf<E>;
}
