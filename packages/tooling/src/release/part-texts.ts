import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Language } from '@vitis/contracts';
import { partFolder, ROOT } from '../workspace.ts';

type Texts = Record<string, unknown>;

/** A folder of language files, and the group that its texts stand in among those of a part; null: its own, at the top. */
interface TextFolder {
  folder: string;
  group: string | null;
}

function readTextFile(folder: string, language: Language): Texts {
  const file = resolve(folder, `${language}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  } catch (error) {
    throw new Error(`${relative(ROOT, file)}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Where the texts of a part stand: in its own folder, and in those of the packages that its `package.json` names under
 * `vitis.texts`.
 */
export function textFolders(part: string): TextFolder[] {
  // The remote that new ones are copied from stands among the packages.
  const folder = existsSync(partFolder(part)) ? partFolder(part) : resolve(ROOT, 'packages', part);
  const { vitis } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    vitis?: { texts?: string[] };
  };
  const shared = vitis?.texts ?? [];
  return [
    { folder: resolve(folder, 'src/locales'), group: null },
    ...shared.map((name) => ({ folder: resolve(ROOT, 'packages', name, 'src/locales'), group: name })),
  ];
}

/**
 * The texts of a part in one language, in the one file that pages get: its own, and those of shared packages in a group
 * of each package's name. One file costs no further request, and fits a shell of any age.
 *
 * @throws a line that names the file which is wrong
 */
export function readTexts(part: string, language: Language): Texts {
  const texts: Texts = {};
  for (const { folder, group } of textFolders(part)) {
    const found = readTextFile(folder, language);
    if (group === null) Object.assign(texts, found);
    else if (group in texts)
      throw new Error(`${part} has texts of its own under "${group}", the name of a package's: rename them.`);
    else texts[group] = found;
  }
  return texts;
}
