import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../workspace.ts';
import leanEndpoints from './lean-endpoints-loader.ts';

const LIST = `import * as v from 'valibot';
const query = v.object({ q: v.string() });
export const listWines = defineEndpoint({
  method: 'GET',
  path: '/api/wines/:id',
  access: 'everyone',
  params: v.object({ id: v.string() }),
  bodyLimit: 200,
  query: v.object({
    q: v.optional(v.string()),
    sort: v.picklist(
      ['a', 'b'],
    ),
  }),
  responses: {
    200: v.object({ query: v.string(), summary: v.string() }),
  },
  summary: 'Wines',
});
`;

const CONTRACTS = resolve(ROOT, 'packages/contracts/src');
const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|errors)\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const BROWSER = ['packages/platform', 'packages/portal', 'packages/ui', 'packages/domain', 'shell'].concat(
  readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
);

test('an endpoint loses what only a server reads, and nothing else', () => {
  expect(leanEndpoints(LIST)).toBe(`import * as v from 'valibot';
const query = v.object({ q: v.string() });
export const listWines = defineEndpoint({
  method: 'GET',
  path: '/api/wines/:id',
  access: 'everyone',
  responses: {
    200: v.object({ query: v.string(), summary: v.string() }),
  },
});
`);
});

test('every contract keeps its other lines, all of them', () => {
  for (const file of sourcesOf(CONTRACTS)) {
    const source = readFileSync(file, 'utf8');
    const lean = leanEndpoints(source);
    const count = (text: string, word: RegExp) => text.match(word)?.length ?? 0;
    for (const kept of [/^ {2}(?:method|path|access|body|responses|headers):/gm, /^export /gm, /^\}\);/gm])
      expect([file, count(lean, kept)]).toEqual([file, count(source, kept)]);
    expect([file, count(lean, /^ {2}summary: '/gm)]).toEqual([file, 0]);
  }
});

test('no source of a browser reads what has been left out', () => {
  const names = sourcesOf(CONTRACTS).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = defineEndpoint\(/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(50);
  const endpoint = `(?:endpoint|${names.join('|')})`;
  const reads = new RegExp(
    `\\b${endpoint}[?!]?\\.(?:summary|params|query|bodyLimit)\\b|\\{[^{}]*\\b(?:summary|params|query|bodyLimit)\\b[^{}]*\\} = ${endpoint};`,
  );
  expect('const { query } = listProducts;').toMatch(reads);
  const readers = BROWSER.flatMap((part) => sourcesOf(resolve(ROOT, part, 'src'))).filter((file) =>
    reads.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual([]);
});
