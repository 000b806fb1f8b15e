import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { workspaceFolders } from '../../../../tools/stamp.mjs';
import { readJson } from '../read-json.ts';
import { unusualWords } from './wording.ts';

/** Texts by key, as one locale file holds them; groups nest. */
interface Texts {
  [key: string]: string | Texts;
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

function flatten(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${before}${key}.`)
      : [[`${before}${key}`, value] as [string, string]],
  );
}

/** What a text is filled with: {{names}}, references to other texts, and tags. Each once, in a fixed order. */
function blanksOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*-?\s*([^},\s]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`);
  const references = [...text.matchAll(/\$t\(([^),\s]+)/g)].map((match) => `$t(${match[1]})`);
  const tags = [...text.matchAll(/<\/?([a-zA-Z0-9]+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...names, ...references, ...tags])].sort();
}

/** "2 bottles" and "1 bottle" are one text: the key without its plural ending, where another form exists. */
function familyOf(key: string, keys: Set<string>): string {
  const family = key.replace(pluralEnding, '');
  return family !== key && keys.has(`${family}_other`) ? family : key;
}

function missingForms(language: string, families: Map<string, string[]>): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...families].flatMap(([family, keys]) => {
    if (keys.length === 1 && keys[0] === family) return [];
    return forms.map((form) => `${family}_${form}`).filter((key) => !keys.includes(key));
  });
}

function groupByFamily(texts: Map<string, string>): Map<string, string[]> {
  const keys = new Set(texts.keys());
  return Map.groupBy(texts.keys(), (key) => familyOf(key, keys));
}

function checkBlanks(all: Map<string, Map<string, string>>, family: string): string[] {
  const found = [...all].map(([language, texts]) => {
    const keys = groupByFamily(texts).get(family) ?? [];
    // The form for one may leave its number out: "a bottle".
    const whole = keys.filter((key) => key === family || key === `${family}_other`);
    return { language, blanks: whole.flatMap((key) => blanksOf(texts.get(key) ?? '')).join(' ') };
  });
  const [first, ...rest] = found;
  return rest
    .filter(({ blanks }) => blanks !== first?.blanks)
    .map(
      ({ language, blanks }) =>
        `${language}: "${family}" is filled with ${blanks || 'nothing'}, in ${first?.language} with ${first?.blanks || 'nothing'}`,
    );
}

/**
 * Compares the five languages of one part.
 *
 * @param all the flat texts of every language, by language
 * @returns what is wrong, a line each: a missing key, an empty text, a word that the product does not use, a blank that
 * the others do not have
 */
export function compareLanguages(all: Map<string, Map<string, string>>): string[] {
  const grouped = new Map([...all].map(([language, texts]) => [language, groupByFamily(texts)]));
  const families = new Set([...grouped.values()].flatMap((keys) => [...keys.keys()]));

  const missing = [...grouped].flatMap(([language, own]) => [
    ...[...families]
      .filter((family) => !own.has(family))
      .map((family) => `${language}: "${family}" is missing`),
    ...missingForms(language, own).map((key) => `${language}: "${key}" is missing`),
  ]);
  const empty = [...all].flatMap(([language, texts]) =>
    [...texts]
      .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
      .map(([key]) => `${language}: "${key}" is empty`),
  );
  const unusual = [...all].flatMap(([language, texts]) =>
    [...texts].flatMap(([key, text]) =>
      unusualWords(language, text).map((words) => `${language}: "${key}" says ${words}`),
    ),
  );
  const shared = [...families].filter((family) => [...grouped.values()].every((own) => own.has(family)));
  return [...missing, ...empty, ...unusual, ...shared.flatMap((family) => checkBlanks(all, family))];
}

/** Compares the language files of one `src/locales`; what is wrong, a line each. */
export function checkFolder(folder: string): string[] {
  const expected = LANGUAGES.map((language) => `${language}.json`);
  const present = readdirSync(folder);
  const wrong = [
    ...expected.filter((file) => !present.includes(file)).map((file) => `${file} is missing`),
    ...present.filter((file) => !expected.includes(file)).map((file) => `${file} is no language of ours`),
  ];
  if (wrong.length > 0) return wrong;
  const all = LANGUAGES.map((language): [string, Map<string, string>] => {
    const texts = readJson(join(folder, `${language}.json`)) as Texts;
    return [language, new Map(flatten(texts))];
  });
  return compareLanguages(new Map(all));
}

const textsBelow = (folder: string): Map<string, string>[] =>
  LANGUAGES.map((language) => new Map(flatten(readJson(join(folder, `${language}.json`)) as Texts)));

/**
 * Texts of a part that stand in a shared package already, the same in every language. A part names the packages whose
 * texts it carries in its `package.json`, under `vitis.texts`.
 */
function checkRepeated(root: string, folder: string): string[] {
  const { vitis } = readJson(join(root, folder, 'package.json')) as { vitis?: { texts?: string[] } };
  const own = textsBelow(join(root, folder, 'src/locales'));
  return (vitis?.texts ?? []).flatMap((name) => {
    const shared = textsBelow(join(root, 'packages', name, 'src/locales'));
    return [...(own[0]?.keys() ?? [])]
      .filter((key) => own.every((texts, at) => texts.get(key) === shared[at]?.get(key)))
      .map((key) => `"${key}" stands in packages/${name} too: use "${name}.${key}"`);
  });
}

/**
 * Checks every `src/locales` of the workspace.
 *
 * @param root the checkout
 * @returns what is wrong, a line each, beginning with the folder; empty when all agree
 */
export function checkLocales(root: string): string[] {
  return workspaceFolders(root).flatMap((folder) => {
    const locales = join(root, folder, 'src/locales');
    if (!existsSync(locales)) return [];
    const wrong = checkFolder(locales);
    return (wrong.length > 0 ? wrong : checkRepeated(root, folder)).map(
      (line) => `${join(folder, 'src/locales')}: ${line}`,
    );
  });
}
