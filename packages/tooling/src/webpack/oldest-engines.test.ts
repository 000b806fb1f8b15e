import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'lightningcss';
import { ROOT } from '../workspace.ts';
import { CSS_SETTINGS, OLDEST_ENGINES } from './oldest-engines.ts';

test('styles are written for the browsers that README names', () => {
  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
  const named = ['Blink', 'Gecko', 'WebKit'].map((engine) =>
    Number.parseFloat(new RegExp(`^\\| ${engine} \\|[^|]*\\| (\\S+)`, 'm').exec(readme)?.[1] ?? ''),
  );
  expect(named).toEqual(Object.values(OLDEST_ENGINES).map((version) => Number(version.join('.'))));
});

test.each(['print-color-adjust: exact', 'user-select: none'])('%s reaches the oldest, too', (declaration) => {
  const code = Buffer.from(`a { ${declaration} }`);
  const written = transform({ filename: 'a.css', code, ...CSS_SETTINGS }).code.toString();
  expect(written).toContain(`  ${declaration}`);
  expect(written).toContain(`-webkit-${declaration}`);
});

test('what is older than these keeps the layouts of narrow and wide pages', () => {
  const code = Buffer.from('@media (min-width: 768px) { a { color: red } }');
  const written = transform({ filename: 'a.css', code, ...CSS_SETTINGS }).code.toString();
  expect(written).toContain('(min-width: 768px)');
});
