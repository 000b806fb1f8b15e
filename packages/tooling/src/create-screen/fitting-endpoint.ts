import type { ServedEndpoint } from '@vitis/contracts';
import { ENDPOINTS } from '@vitis/contracts/inputs';
import { type Node, stepsOf } from '@vitis/contracts/test-support/schemas';
import { PlainError } from '../../../../tools/plain-error.mjs';
import type { ScreenKind, WantedScreen } from './wanted-screen.ts';

/** Fields of a schema of an object; empty for any other. */
export function fieldsOf(schema: unknown): Readonly<Record<string, Node>> {
  if (schema === undefined) return {};
  const [first] = stepsOf(schema as Node) as [Node];
  return first.entries ?? {};
}

/** A schema without its `optional`, its `nullable` and its checks. */
export function bare(schema: Node): Node {
  const [first] = stepsOf(schema) as [Node];
  return first.wrapped === undefined ? first : bare(first.wrapped);
}

/** What a list's endpoint says of one row; null where it lists nothing. */
export function rowOf(endpoint: ServedEndpoint): Readonly<Record<string, Node>> | null {
  const { items } = fieldsOf(fieldsOf(endpoint.responses[200])._embedded);
  const list = items === undefined ? undefined : bare(items);
  return list?.item === undefined ? null : fieldsOf(list.item);
}

/** Names of the parameters in an endpoint's path. */
const paramsOf = ({ path }: ServedEndpoint): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);

/** What the address of every list of documents carries. */
const LIST_QUERY = ['q', 'dateFrom', 'dateTo', 'page', 'size', 'sort'];

function listNeeds(endpoint: ServedEndpoint): string | null {
  const row = rowOf(endpoint);
  if (endpoint.method !== 'GET' || row === null || fieldsOf(endpoint.responses[200]).page === undefined)
    return 'it does not answer with pages of rows';
  if (paramsOf(endpoint).length > 0) return 'its path has a parameter';
  const asked = fieldsOf(endpoint.query);
  const missing = LIST_QUERY.filter((name) => asked[name] === undefined);
  if (missing.length > 0) return `its query has no ${missing.join(', ')}`;
  return null;
}

/** What keeps an endpoint from being what a kind of screen reads or sends; null where nothing does. */
const NEEDS: Readonly<Record<ScreenKind, (endpoint: ServedEndpoint) => string | null>> = {
  list: listNeeds,
};

/**
 * The endpoint that a screen is asked for with.
 *
 * @param endpoints all there are, by name
 * @throws PlainError that says what has to be there first, or what the endpoint lacks
 */
export function fittingEndpoint(
  { kind, endpoint: name }: Pick<WantedScreen, 'kind' | 'endpoint'>,
  endpoints: Readonly<Record<string, ServedEndpoint>> = ENDPOINTS,
): ServedEndpoint {
  const needs = NEEDS[kind];
  const fitting = Object.keys(endpoints).filter((one) => needs(endpoints[one]!) === null);
  const choice = `Endpoints for a screen of this kind are ${fitting.join(', ')}.`;
  const endpoint = endpoints[name];
  if (endpoint === undefined)
    throw new PlainError(
      `There is no endpoint "${name}". Declare it first: in packages/contracts/src, exported from its index.ts, with its row in packages/provider/src/test-support/matrix/matrix-rows.ts. ${choice}`,
    );
  const reason = needs(endpoint);
  if (reason !== null) throw new PlainError(`${name} is not for a ${kind}: ${reason}. ${choice}`);
  return endpoint;
}
