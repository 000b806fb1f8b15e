import * as contracts from '@vitis/contracts';
import type { Node } from '@vitis/contracts/test-support/schemas';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { camelCase } from '../names.ts';
import { bare } from './endpoint-schema.ts';

/** The states of a kind of document: their list in the contracts, and what the domain calls the kind. */
export interface States {
  list: string;
  kind: string;
}

const LIST = /_(?:STATUSES|FILTERS)$/;

/** Whether two lists have the same members. */
export const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** `ORDER_FORM_STATUSES` → `orderForm`, the kind whose words the domain has. */
const kindOf = (list: string) => camelCase(list.replace(LIST, '').toLowerCase().replaceAll('_', '-'));

/** What a field for a state lets through; null where there is no such field. */
export const optionsOf = (field: Node | undefined): readonly unknown[] | null =>
  (field && bare(field).options) ?? null;

/**
 * The states that a field of an endpoint is about; null where there is no such field.
 *
 * @throws PlainError where they are no list of the contracts: then nobody has words for them
 */
export function statesOf(endpoint: string, field: Node | undefined): States | null {
  const options = optionsOf(field);
  if (options === null) return null;
  const list = Object.entries(contracts).find(
    ([name, value]) => LIST.test(name) && Array.isArray(value) && same(value, options),
  )?.[0];
  if (list === undefined)
    throw new PlainError(
      `The states of ${endpoint} (${options.join(', ')}) are no list of packages/contracts: export them as …_STATUSES, and give them their words in packages/domain/src/states first.`,
    );
  return { list, kind: kindOf(list) };
}
