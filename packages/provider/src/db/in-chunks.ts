import { outsideOfCall } from './call-context.ts';

/** Rows that are read at once: some milliseconds of the database's time, and of ours to write them. */
const CHUNK = 500;

/**
 * The rows of these ids, read a chunk after the other as they are wanted. Each chunk is a wait of its own: a person who
 * fetches slowly uses up no call's time of the database, and holds no connection meanwhile.
 */
export async function* inChunks<Row>(
  ids: readonly { id: number }[],
  read: (chunk: number[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK).map(({ id }) => id);
    yield* await outsideOfCall(() => read(chunk));
  }
}
