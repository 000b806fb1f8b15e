import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, type Language, type Role } from '@vitis/contracts';
import { camelCase, titlesOf, unwritten } from '../names.ts';
import { filesBelow } from '../release/files-below.ts';
import { ROOT } from '../workspace.ts';
import { formFields } from './form-facts.ts';
import { SUBSTITUTIONS } from './substitutions.ts';
import type { PlacedScreen } from './wanted-screen.ts';

/** One screen of each kind, in a remote that is checked as all others are; new ones are copies of these. */
export const SCREEN_TEMPLATES = 'packages/mf-new-screens';

/** As whom a component test opens a screen. */
const VIEWERS: Readonly<Record<Role, string>> = { B2B: 'buyer', SALESPERSON: 'sales', DRIVER: 'driver' };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces all names at once: one that is put in may itself hold one that is looked for. Longer ones go first. */
function renamed(text: string, names: Record<string, string>): string {
  const keys = Object.keys(names).sort((one, other) => other.length - one.length);
  return text.replace(new RegExp(keys.map(escaped).join('|'), 'g'), (found) => names[found] ?? found);
}

/** A name that nothing but its import mentions. */
const isUnused = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1;

/** Takes names out of the imports that nothing uses; an import without any goes. */
const withoutUnusedImports = (text: string): string =>
  text.replace(/^import (type )?\{([^}]*)\} from .*\n/gm, (whole, _type, list: string) => {
    const names = list.split(',').flatMap((name) => name.trim() || []);
    const used = names.filter((name) => !isUnused(text, name.replace(/^type /, '')));
    if (used.length === names.length) return whole;
    return used.length === 0 ? '' : whole.replace(list, ` ${used.join(', ')} `);
  });

/** The texts of the template in one language, with the title and the fields of the new screen. */
function textsOf({ kind, name, title, reads }: PlacedScreen, language: Language): object {
  const file = resolve(ROOT, SCREEN_TEMPLATES, `src/locales/${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  const fields = formFields(reads).map((field) => [field.name, unwritten(field.name)]);
  return {
    ...texts[camelCase(`new-${kind}`)],
    title: titlesOf(name, title)[language],
    ...(kind === 'form' ? { fields: Object.fromEntries(fields) } : {}),
  };
}

/** What a new screen consists of, before it is formatted: its files in the remote, and its texts. */
export function screenFiles(screen: PlacedScreen): {
  files: ReadonlyMap<string, string>;
  texts: Record<Language, object>;
} {
  const { remote, name, kind, path, roles } = screen;
  const template = `new-${kind}`;
  const { names, left, rewrite = (source) => source } = SUBSTITUTIONS[kind](screen);
  const role = roles?.[0];
  const all = {
    'mf-new-screens': remote,
    [template]: name,
    [camelCase(template)]: camelCase(name),
    [`/its-path/${kind}`]: path,
    "as: 'buyer'": `as: '${role === undefined ? 'guest' : VIEWERS[role]}'`,
    "access: ['B2B']": `access: [${(roles ?? []).map((one) => `'${one}'`).join(', ')}]`,
    ...names,
  };
  const folder = resolve(ROOT, SCREEN_TEMPLATES, 'src/features', template);
  const files = filesBelow(folder).map((file): [string, string] => {
    const lines = rewrite(readFileSync(resolve(folder, file), 'utf8')).split('\n');
    const kept = lines.filter((line) => !left.some((word) => line.includes(word))).join('\n');
    return [`src/features/${name}/${renamed(file, all)}`, withoutUnusedImports(renamed(kept, all))];
  });
  return {
    files: new Map(files),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(screen, language)])) as Record<
      Language,
      object
    >,
  };
}
