import { HEADERS, type ServedEndpoint } from '@vitis/contracts';
import type { Node } from '@vitis/contracts/test-support/schemas';
import fc from 'fast-check';
import { HOSTILE_TEXTS, inputOf } from './arbitrary-input.ts';

export interface FuzzedCall {
  /** Index of who calls. */
  caller: number;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** How many parts of a hundred are spoilt: in most calls none or one, so that they get past the first check. */
const spoilings = [0, 0, 4, 4, 20, 60];

/** An address as somebody writes it who knows no rules: percent signs and halves of letters stay as they are. */
const rawTexts = [
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%ed%a0%80',
  '..%2f..%2fetc',
  '%2e%2e',
  '1%20',
  '-1',
  '1e3',
  "1'--",
];

/** An object may have a `toString` of its own that is none. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const written = (value: unknown): string =>
  encodeURIComponent((Array.isArray(value) ? value.map(textOf).join(',') : textOf(value)).toWellFormed());

function pathOf(endpoint: ServedEndpoint, spoilt: number): fc.Arbitrary<string> {
  const params = endpoint.params ? inputOf(endpoint.params as Node, spoilt === 0 ? 0 : 2) : fc.constant({});
  const raw = fc.constantFrom(...rawTexts);
  const rarely = fc.nat(99).map((drawn) => drawn < spoilt / 4);
  return fc.tuple(params, raw, rarely).map(([given, text, isRaw]) =>
    endpoint.path.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
      const value = (given as Record<string, unknown> | null)?.[name];
      // An address holds no empty part, and not more than a router looks at.
      return isRaw ? text : written(value ?? 'x').slice(0, 600) || '%20';
    }),
  );
}

function searchOf(endpoint: ServedEndpoint, spoilt: number): fc.Arbitrary<string> {
  if (!endpoint.query) return fc.constantFrom('', '', '?a=1', '?__proto__=1');
  const raw = fc.constantFrom('', '', '', ...rawTexts.map((text) => `&q=${text}`), '&page=1&page=2', '&&&==');
  return fc.tuple(inputOf(endpoint.query as Node, spoilt), raw).map(([given, more]) => {
    const fields = Object.entries(typeof given === 'object' && given !== null ? given : {});
    const pairs = fields.map(([field, value]) => `${encodeURIComponent(field)}=${written(value)}`);
    return `?${pairs.join('&').slice(0, 12_000)}${spoilt === 0 ? '' : more}`;
  });
}

const headerTexts = HOSTILE_TEXTS.filter(
  (text) => /^[\x20-\x7e]*$/.test(text) && text.trim() === text && text !== '',
);
const languages = [
  'ko-KR',
  'en-US',
  'zh-TW',
  'ja;q=0.5,*;q=0',
  'x'.repeat(500),
  ';;;q=,,',
  'zh-hant-hk;q=1e9',
];
const etags = ['"v1"', '"v1"', '"v1"', '"v2"', '*', 'W/"v1"', '"v-1"', '"v999999999999"'];

function headersOf(endpoint: ServedEndpoint, spoilt: number): fc.Arbitrary<Record<string, string>> {
  const hostile = fc.constantFrom(...headerTexts);
  const of = (good: fc.Arbitrary<string>) =>
    spoilt === 0 ? good : fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: hostile });
  return fc.record({
    [HEADERS.language]: of(fc.constantFrom(...languages)),
    ...(endpoint.idempotent ? { [HEADERS.idempotencyKey]: of(fc.uuid()) } : {}),
    ...(endpoint.ifMatch
      ? { 'If-Match': of(spoilt === 0 ? fc.constant('"v1"') : fc.constantFrom(...etags)) }
      : {}),
    ...(endpoint.method === 'GET' ? { 'If-None-Match': of(fc.constantFrom('"x"', '*', 'W/""')) } : {}),
  });
}

const brokenBodies = [
  '',
  '{',
  '[]',
  'null',
  '"',
  '{"a":1}}',
  '{"__proto__":{"a":1}}',
  '\ufeff{}',
  '{"a":'.repeat(40),
  '1e999',
];

function bodyOf(endpoint: ServedEndpoint, spoilt: number): fc.Arbitrary<string | undefined> {
  if (endpoint.method === 'GET') return fc.constant(undefined);
  const written = endpoint.body
    ? inputOf(endpoint.body as Node, spoilt).map((value) => JSON.stringify(value))
    : fc.constantFrom(undefined, '{}');
  if (spoilt === 0) return written;
  return fc.oneof(
    { weight: 12, arbitrary: written },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
  );
}

/** Calls of an endpoint: right ones, nearly right ones and wrong ones, by any of so many people. */
export function callsOf(endpoint: ServedEndpoint, people: number): fc.Arbitrary<FuzzedCall> {
  return fc.constantFrom(...spoilings).chain((spoilt) =>
    fc
      .record({
        caller: fc.nat(people - 1),
        path: pathOf(endpoint, spoilt),
        search: searchOf(endpoint, spoilt),
        headers: headersOf(endpoint, spoilt),
        body: bodyOf(endpoint, spoilt),
      })
      .map(({ path, search, ...call }) => ({ ...call, path: path + search })),
  );
}
