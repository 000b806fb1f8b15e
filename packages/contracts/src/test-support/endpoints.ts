import type * as v from 'valibot';
import * as contracts from '../index.ts';
import { ENDPOINTS } from '../inputs.ts';

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
