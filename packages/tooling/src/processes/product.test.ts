import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../workspace.ts';
import { providerFlags } from './product.ts';

test('README starts the API server with the flags that npm start gives it', () => {
  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
  expect(readme).toContain(`node ${providerFlags.join(' ')} packages/provider/src/server.ts`);
});
