import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';

/**
 * Stands before a text that a tool put in place of one that nobody has written yet. Everything but a release takes it:
 * the screen works and is tested while its words are on their way.
 */
export const UNWRITTEN = '✎ ';

/** Lines of the files of a part whose text is not written yet, `src/locales/ja-JP.json: "title": "✎ Receipts"`. */
export function unwrittenTexts(root: string, part: string): string[] {
  const files = ['remote.json', ...LANGUAGES.map((language) => `src/locales/${language}.json`)];
  return files.flatMap((name) => {
    const file = join(root, part, name);
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(`"${UNWRITTEN}`))
      .map((line) => `${join(part, name)}: ${line.trim().replace(/,$/, '')} is not written yet`);
  });
}

/** What whoever has just made a part or a screen is told about its texts. */
export const unwrittenHint = (part: string, count: number): string =>
  `${count} texts of ${part} are not written yet: they begin with "${UNWRITTEN.trim()}" in remote.json and src/locales, and npm run release refuses it until none does.`;
