import { LANGUAGES, type Language } from '@vitis/contracts';
import type { RemoteDescription } from '@vitis/contracts/registry';
import { readDescription } from '../release/part-checks.ts';
import { readTexts } from '../release/part-texts.ts';

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
  const texts = LANGUAGES.map((language) => [language, JSON.stringify(readTexts(part, language))] as const);
  return {
    description: readDescription(part),
    messages: Object.fromEntries(texts) as PartFacts['messages'],
  };
}
