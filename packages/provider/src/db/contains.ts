import { type SQL, sql } from 'drizzle-orm';

/** Whether a text holds these words as they were typed, in large or small letters; `%` and `_` are letters like others. */
export const contains = (text: SQL, words: string): SQL =>
  sql`position(lower(${words}) IN lower(${text})) > 0`;
