import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../workspace.ts';
import { providerFlags, sparingMalloc } from './product.ts';

test('README starts the API server as npm start does, with its flags and its memory', () => {
  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
  const memory = Object.entries(sparingMalloc).map(([name, value]) => `${name}=${value}`);
  const flags = providerFlags.join(' ');
  expect(readme).toContain(
    `${memory.join(' ')} node_modules/.bin/node ${flags} packages/provider/src/server.ts`,
  );
});
