import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { partFolder, partNames } from '../workspace.ts';

/** A rule for the whole document that follows from something of a screen. */
const OF_THE_PAGE = /^[^\n/]*(?::root|\bbody|\bhtml)\b[^{\n]*:has\(/gm;

/** Where the styles of a text would reach the page from a screen that nobody sees. */
const reaching = (styles: string) => styles.match(OF_THE_PAGE) ?? [];

test('screens style the page around them by the mixin alone, which heeds those that are only drawn ahead', () => {
  const found = partNames()
    .filter((part) => part !== 'shell')
    .flatMap((part) =>
      globSync('src/**/*.scss', { cwd: partFolder(part) }).flatMap((file) =>
        reaching(readFileSync(resolve(partFolder(part), file), 'utf8')).map(
          (rule) => `${part}/${file}: ${rule}`,
        ),
      ),
    );

  expect(found).toEqual([]);
});

test.each([':global(:root):has(.room) {', 'body:has(.sheets) {', '  html:has(.bar) .foot {'])(
  '%s would be found',
  (rule) => {
    expect(reaching(`.a {\n}\n${rule}\n`)).toHaveLength(1);
  },
);
