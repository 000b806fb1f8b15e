import {
  type BodyOf,
  type Endpoint,
  HEADERS,
  type ParamsOf,
  Problem,
  type QueryOf,
  type SuccessOf,
  urlOf,
} from '@vitis/contracts';
import * as v from 'valibot';
import type { TestProvider } from './test-provider.ts';

export interface CallInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** Email of who calls. */
  as?: string;
  headers?: Record<string, string>;
}

/** One call over real HTTP, as a client makes it. */
export async function call<E extends Endpoint>(
  provider: TestProvider,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Response> {
  const { as, body, headers } = input;
  return fetch(provider.url + urlOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(as === undefined ? {} : { [HEADERS.authorization]: `Bearer ${await provider.token(as)}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The body of a call that has to succeed. */
export async function ask<E extends Endpoint>(
  provider: TestProvider,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<SuccessOf<E>> {
  const response = await call(provider, endpoint, input);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as SuccessOf<E>;
}

/** The problem of a call that has to be refused. */
export async function refused(response: Response): Promise<Problem> {
  if (response.ok) throw new Error(`answered ${response.status} ${await response.text()}`);
  return v.parse(Problem, await response.json());
}
