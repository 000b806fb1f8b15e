import type { Endpoint } from '@vitis/contracts';
import { servedEndpoint } from '@vitis/contracts/inputs';

/** What a parameter may say besides the choices of an endpoint: a number, several, a code, a day, a month, words, a flag. */
const USUAL_VALUES = ['2', '2,3', 'FR', '2026-05-20', '2026-05', 'tiEh', 'true'];

/** What a parameter of the path may say: an id, or the number of a document. */
export const PATH_VALUES = [
  (at: number) => String(4711 + at),
  (at: number) => `E20261118-${4711 + at}`,
  (at: number) => `O20261118-${4711 + at}`,
] as const;

/** All that a schema lets through by name. */
function choicesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, options, wrapped, item, pipe } = schema as Record<string, unknown>;
  if (type === 'picklist') return (options as unknown[]).map(String);
  const united = type === 'union' ? (options as unknown[]) : [];
  return [wrapped, item, ...((pipe as unknown[] | undefined) ?? []), ...united].flatMap(choicesIn);
}

const entryOf = (schema: unknown, name: string): unknown =>
  ((schema ?? {}) as { entries?: Record<string, unknown> }).entries?.[name];

/** The choices of which one is named in the path of an endpoint, by a parameter of this name. */
export const pathChoices = (endpoint: Endpoint, name: string): string[] =>
  choicesIn(entryOf(servedEndpoint(endpoint).params, name));

/**
 * Values to try a parameter of an address with, which may become the parameter of its name of an endpoint's query, or of
 * its path.
 */
export function sampleValues(endpoint: Endpoint, name: string): string[] {
  const named = choicesIn(entryOf(servedEndpoint(endpoint).query, name));
  return [...named, ...pathChoices(endpoint, name), ...USUAL_VALUES];
}
