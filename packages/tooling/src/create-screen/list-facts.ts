import { parseSort, type Role, type ServedEndpoint } from '@vitis/contracts';
import { ENDPOINTS } from '@vitis/contracts/inputs';
import type { Node } from '@vitis/contracts/test-support/schemas';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { bare, fieldsOf, numberOf, rowOf } from './endpoint-schema.ts';
import { optionsOf, type States, same, statesOf } from './states.ts';

/** What a list's endpoint says of its rows, in the words of the template; null where there is no such thing. */
export interface ListFacts {
  /** Field that names a row. */
  number: string;
  /** Field of the moment that the rows are in the order of. */
  moment: string | null;
  sorts: string[];
  /** The states that the list can be narrowed to. */
  states: States | null;
  /** Name of the endpoint that counts by state. */
  counts: string | null;
  hasWines: boolean;
  hasTotal: boolean;
  hasClient: boolean;
}

/** The endpoint whose answer has a count of every state, and of all. */
function countsOf(query: Readonly<Record<string, Node>>): string | null {
  const options = optionsOf(query.status);
  if (options === null) return null;
  const found = Object.entries(ENDPOINTS).filter(
    ([, { method, responses }]) =>
      method === 'GET' && same(Object.keys(fieldsOf(responses[200])), [...options, 'total']),
  );
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const isMoment = (name: string, field: Node) =>
  bare(field).type === 'string' && name.endsWith('At') && field.type !== 'nullable';

/**
 * What the template of a list has to know of an endpoint.
 *
 * @throws PlainError where the rows have no number, or the states no words
 */
export function listFacts(name: string, endpoint: ServedEndpoint): ListFacts {
  const row = rowOf(endpoint) ?? {};
  const query = fieldsOf(endpoint.query);
  const has = (...fields: string[]) => fields.every((field) => row[field] !== undefined);
  const number = numberOf(row);
  if (number === undefined)
    throw new PlainError(
      `${name} is not for a list of documents: its rows have no number, a text that names each (estimateNumber, …).`,
    );
  const sorts = [
    ...new Set(
      (bare(query.sort!).options as string[]).map((option) => parseSort(option as `${string},asc`).field),
    ),
  ];
  const moments = Object.keys(row).filter((field) => isMoment(field, row[field]!));
  const moment = moments.find((field) => sorts.includes(field)) ?? moments[0] ?? null;
  return {
    number,
    moment,
    sorts: [...sorts.filter((field) => field === moment), ...sorts.filter((field) => field !== moment)],
    states: statesOf(name, query.status),
    counts: countsOf(query),
    hasWines: has('firstProductName', 'lineCount'),
    hasTotal: has('total'),
    hasClient: has('clientName', 'clientFullName') && isForStaff(endpoint.access),
  };
}

/** A buyer's rows are all of its own company. */
const isForStaff = (access: 'everyone' | readonly Role[]) => access !== 'everyone' && !access.includes('B2B');
