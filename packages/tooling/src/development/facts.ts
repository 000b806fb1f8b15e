import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, type Language } from '@vitis/contracts';
import type { RemoteDescription } from '@vitis/contracts/registry';
import { readDescription } from '../release/part-checks.ts';
import { partFolder } from '../workspace.ts';

/** What a part says of itself besides its code. */
export interface PartFacts {
  description: RemoteDescription | null;
  /** Its texts as JSON. */
  messages: Record<Language, string>;
}

/**
 * Reads `remote.json` and the texts of a part.
 *
 * @throws a line that names the file which is wrong
 */
export function readFacts(part: string): PartFacts {
  const texts = LANGUAGES.map((language) => {
    const file = `src/locales/${language}.json`;
    try {
      const text = readFileSync(resolve(partFolder(part), file), 'utf8');
      return [language, JSON.stringify(JSON.parse(text))] as const;
    } catch (error) {
      throw new Error(`${part}/${file}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return {
    description: readDescription(part),
    messages: Object.fromEntries(texts) as PartFacts['messages'],
  };
}
