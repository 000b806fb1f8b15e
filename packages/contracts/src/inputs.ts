import type { Endpoint, InputOf, InputSchemas, ServedEndpoint } from './endpoint.ts';
import * as contracts from './index.ts';

type Contracts = typeof contracts;

/** The name of an endpoint: what a table that misses one does not compile with. */
export type EndpointName = {
  [Name in keyof Contracts]: Contracts[Name] extends Endpoint ? Name : never;
}[keyof Contracts];

/** Does not compile where an endpoint has no input, or names the type of another's. */
const exported: Readonly<Record<string, unknown>> = contracts satisfies {
  readonly [Name in EndpointName as `${Name}Input`]: () => InputOf<Contracts[Name]>;
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'responses' in value && 'access' in value;

/** By method and path: a part that was built has a copy of the endpoint. */
const served = new Map<string, ServedEndpoint>();
const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Puts an endpoint and its input together; those of the contracts are so from the beginning. */
export function withInput<E extends Endpoint>(endpoint: E, input: () => InputOf<E> & InputSchemas): E {
  served.set(keyOf(endpoint), { ...endpoint, ...input() });
  return endpoint;
}

/** An endpoint with its input. Throws an `Error` for one that has none: a mistake found at start. */
export function servedEndpoint(endpoint: Endpoint): ServedEndpoint {
  const known = served.get(keyOf(endpoint));
  if (!known) throw new Error(`${keyOf(endpoint)} has no input`);
  return known;
}

/** Every endpoint of the contracts by its name there. */
export const ENDPOINTS: Readonly<Record<string, ServedEndpoint>> = Object.fromEntries(
  Object.entries(exported).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? [[name, servedEndpoint(withInput(endpoint, exported[`${name}Input`] as () => InputSchemas))]]
      : [],
  ),
);
