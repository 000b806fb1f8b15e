import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partNames, ROOT } from '../workspace.ts';
import {
  MANUAL_LANGUAGES,
  MANUAL_ROLES,
  type ManualLanguage,
  type ManualRole,
  readManual,
} from './manual.ts';

const paths = new Set(
  partNames()
    .filter((part) => part !== 'shell')
    .flatMap((part) => {
      const { routes } = JSON.parse(readFileSync(join(ROOT, part, 'remote.json'), 'utf8')) as {
        routes: { path: string }[];
      };
      return routes.map(({ path }) => path);
    }),
);

test.each(Object.keys(MANUAL_ROLES) as ManualRole[])(
  'the manual of a %s shows screens that are there, the same in each language',
  (role) => {
    const [first, ...others] = (Object.keys(MANUAL_LANGUAGES) as ManualLanguage[]).map((language) =>
      readManual(role, language),
    );
    expect(first?.title).toMatch(/^VITIS /);
    expect(first?.screens.filter((screen) => !paths.has(screen))).toEqual([]);
    for (const other of others) expect(other.screens).toEqual(first?.screens);
  },
);
