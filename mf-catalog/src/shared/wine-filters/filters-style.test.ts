import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('a list of choices scrolls inside beyond 250 px', () => {
  const styles = readFileSync(join(__dirname, 'filters.module.scss'), 'utf8');
  const [, choices = ''] = /^\.choices \{(.*?)^\}/ms.exec(styles) ?? [];
  expect(choices).toMatch(/^ {2}max-height: 250px;$/m);
  expect(choices).toMatch(/^ {2}overflow-y: auto;$/m);
});
