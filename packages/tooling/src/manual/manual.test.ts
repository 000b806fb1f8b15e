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

type Texts = { [key: string]: string | Texts };

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')) as unknown;

const routes = partNames()
  .filter((part) => part !== 'shell')
  .flatMap(
    (part) =>
      (readJson(part, 'remote.json') as { routes: { path: string; title: Record<string, string> }[] }).routes,
  );
const paths = new Set(routes.map(({ path }) => path));

const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));

/** All that stands on screens in a language, besides what the provider says. */
function shownIn(language: string): Set<string> {
  const files = [...partNames(), 'packages/portal'].map(
    (part) => readJson(part, 'src/locales', `${language}.json`) as Texts,
  );
  return new Set([...files.flatMap(textsIn), ...routes.map(({ title }) => title[language] ?? '')]);
}

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

test.each(Object.keys(MANUAL_LANGUAGES) as ManualLanguage[])(
  'what the manuals in %s say in bold stands on the screens in the same words',
  (language) => {
    const shown = shownIn(MANUAL_LANGUAGES[language]);
    const unknown = (Object.keys(MANUAL_ROLES) as ManualRole[]).flatMap((role) =>
      readManual(role, language).words.filter((word) => !shown.has(word)),
    );
    expect(unknown).toEqual([]);
  },
);
