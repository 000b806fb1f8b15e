import type { ServedEndpoint } from '@vitis/contracts';
import { type Node, stepsOf } from '@vitis/contracts/test-support/schemas';

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

/** Whether a field is a text that is always there. */
export const isText = (field: Node): boolean => bare(field).type === 'string' && field.wrapped === undefined;

/** Name of the number that each document with these fields has (estimateNumber, …); one that may be missing names none. */
export const numberOf = (fields: Readonly<Record<string, Node>>): string | undefined =>
  Object.keys(fields).find((field) => field.endsWith('Number') && isText(fields[field]!));
