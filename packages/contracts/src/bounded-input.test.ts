import * as v from 'valibot';
import { BODY_LIMIT } from './endpoint.ts';
import { ENDPOINTS } from './inputs.ts';
import { PageReports } from './page-reports.ts';
import { INPUTS } from './test-support/endpoints.ts';
import { allNodes, boundOf, largestOf, type Node, stepsOf } from './test-support/schema-nodes.ts';

const inputs = [...INPUTS, ['page reports', PageReports] as const];
const nodes = inputs.flatMap(([name, schema]) =>
  allNodes(schema as Node).map(([path, node]): [string, Node] => [`${name}${path}`, node]),
);
const ofType = (...types: string[]) => nodes.filter(([, { type }]) => types.includes(type));

/** What is cheap whatever its length. */
const cheap = new Set(['string', 'trim', 'min_length']);

test('sees all that may be sent', () => {
  expect(inputs.length).toBeGreaterThan(70);
  expect(ofType('array').length).toBeGreaterThan(10);
  expect(ofType('string').length).toBeGreaterThan(50);
});

test('every text has a length, looked at before anything that costs', () => {
  const wrong = ofType('string').filter(([, node]) => {
    const costly = stepsOf(node).find(({ type }) => !cheap.has(type));
    return costly === undefined || !['max_length', 'length'].includes(costly.type);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('every list has a length, looked at before anything in it', () => {
  const wrong = ofType('array').filter(([, node]) => {
    const most = boundOf(node, 'max_length');
    if (most === undefined) return true;
    const issues = v.safeParse(node, Array(most + 1).fill({ wrong: {} })).issues ?? [];
    return issues.length !== 1 || issues[0]!.type !== 'max_length';
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('nothing takes fields without end', () => {
  const endless = ofType('record', 'map', 'set', 'object_with_rest', 'loose_object', 'unknown', 'any');
  expect(endless.map(([name]) => name)).toEqual([]);
});

test('the largest body that an endpoint takes is within its limit, and no limit is larger than it needs be', () => {
  const needs = Object.entries(ENDPOINTS).flatMap(([name, { body, bodyLimit }]) => {
    const bytes = body === undefined ? 0 : Buffer.byteLength(JSON.stringify(largestOf(body as Node)));
    const fits = bytes <= (bodyLimit ?? BODY_LIMIT);
    return fits && (bodyLimit === undefined || bytes > BODY_LIMIT) ? [] : [{ name, bytes }];
  });
  expect(needs).toEqual([]);
});
