import type { ServedEndpoint } from '@vitis/contracts';
import { ENDPOINTS } from '@vitis/contracts/inputs';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { fieldsOf, rowOf } from './endpoint-schema.ts';
import { formFields, unfillable } from './form-facts.ts';
import type { ScreenKind, WantedScreen } from './wanted-screen.ts';

/** Names of the parameters in an endpoint's path. */
export const paramsOf = ({ path }: ServedEndpoint): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);

const SENT_BY: readonly string[] = ['POST', 'PUT', 'PATCH'];

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

function readNeeds(endpoint: ServedEndpoint): string | null {
  if (endpoint.method !== 'GET') return 'it is no GET';
  if (paramsOf(endpoint).length !== 1) return 'its path has not one parameter, which says what is read';
  if (rowOf(endpoint) !== null) return 'it answers with a list';
  return null;
}

function formNeeds(endpoint: ServedEndpoint): string | null {
  if (!SENT_BY.includes(endpoint.method) || endpoint.body === undefined) return 'it takes no body';
  if (paramsOf(endpoint).length > 0) return 'its path has a parameter: what it changes has to be read first';
  if (formFields(endpoint).length === 0) return 'its body has no text and no choice';
  const others = unfillable(endpoint);
  if (others.length > 0) return `a person cannot fill in its ${others.join(', ')} as text or choice`;
  return null;
}

/** What keeps an endpoint from being what a kind of screen reads or sends; null where nothing does. */
const NEEDS: Readonly<Record<ScreenKind, (endpoint: ServedEndpoint) => string | null>> = {
  list: listNeeds,
  detail: readNeeds,
  form: formNeeds,
  article: readNeeds,
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
      `There is no endpoint "${name}". Declare it first: in packages/contracts/src, exported from its index.ts, with its row in packages/provider/src/test-support/matrix. ${choice}`,
    );
  const reason = needs(endpoint);
  if (reason !== null) throw new PlainError(`${name} is not for a ${kind}: ${reason}. ${choice}`);
  return endpoint;
}
