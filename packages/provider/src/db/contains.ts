import { choseongPattern } from '@vitis/domain';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text holds these words as they were typed, in large or small letters; `%` and `_` are letters like others. First
 * consonants stand for syllables: `ㅂㄹㄹ` is in 바롤로.
 */
export function contains(text: SQL, words: string): SQL {
  const pattern = choseongPattern(words.toLowerCase());
  return pattern === null
    ? sql`position(lower(${words}) IN lower(${text})) > 0`
    : sql`lower(${text}) ~ ${pattern}`;
}
