import { LANGUAGES, type Language } from '@vitis/contracts';
import type { RemoteDescription } from '@vitis/contracts/registry';
import { describePart } from '../describe/describe-part.ts';
import { readTexts } from '../release/part-texts.ts';

/** What a part says of itself besides its code. */
export interface PartFacts {
  description: RemoteDescription | null;
  /** Its texts as JSON. */
  messages: Record<Language, string>;
}

/**
 * Reads the texts of a part, and describes it.
 *
 * @throws a line that names the file which is wrong
 */
export async function readFacts(part: string): Promise<PartFacts> {
  const texts = LANGUAGES.map((language) => [language, JSON.stringify(readTexts(part, language))] as const);
  return {
    description: await describePart(part),
    messages: Object.fromEntries(texts) as PartFacts['messages'],
  };
}
