import type * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import * as contracts from '../index.ts';

/** Every endpoint of the contracts by its name there. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(contracts as Record<string, unknown>).filter((named): named is [string, Endpoint] => {
    const [, value] = named;
    return typeof value === 'object' && value !== null && 'responses' in value && 'access' in value;
  }),
);

/** Where a request has something to say. */
export const PARTS = ['params', 'query', 'body'] as const;

/** Every schema that something from outside is checked with: `addToCart body`, `chat:send`, … */
export const INPUTS: readonly (readonly [string, v.GenericSchema])[] = [
  ...Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
    PARTS.flatMap((part) => {
      const schema = endpoint[part];
      return schema === undefined ? [] : [[`${name} ${part}`, schema] as const];
    }),
  ),
  ...Object.entries(contracts.CLIENT_EVENTS),
];

/** The name of an endpoint: what a table that misses one does not compile with. */
export type EndpointName = {
  [Name in keyof typeof contracts]: (typeof contracts)[Name] extends Endpoint ? Name : never;
}[keyof typeof contracts];
