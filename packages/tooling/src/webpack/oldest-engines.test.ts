import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'lightningcss';
import { ROOT } from '../workspace.ts';
import { cssTargets, OLDEST_ENGINES } from './oldest-engines.ts';

test('styles are written for the browsers that README names', () => {
  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
  const named = ['Blink', 'Gecko', 'WebKit'].map((engine) =>
    Number.parseFloat(new RegExp(`^\\| ${engine} \\|[^|]*\\| (\\S+)`, 'm').exec(readme)?.[1] ?? ''),
  );
  expect(named).toEqual(Object.values(OLDEST_ENGINES).map((version) => Number(version.join('.'))));
});

test.each(['print-color-adjust: exact', 'user-select: none'])('%s reaches the oldest, too', (declaration) => {
  const code = Buffer.from(`a { ${declaration} }`);
  const written = transform({ filename: 'a.css', code, targets: cssTargets() }).code.toString();
  expect(written).toContain(`  ${declaration}`);
  expect(written).toContain(`-webkit-${declaration}`);
});
