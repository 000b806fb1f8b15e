/** A statement as the provider hands it to `pg`. */
export interface Statement {
  text: string;
  name?: string;
  rowMode?: 'array';
  values: unknown[];
}

/** One line of a recording. */
export type RecordedLine =
  | { kind: 'database'; host: string; port: number; user: string; password: string; database: string }
  | { kind: 'asked'; url: string; id: number; statement: Statement }
  | { kind: 'answered'; url: string; id: number };

/** The statements of one request: those of one wave run at once, the next wave when the one before has been answered. */
export type Waves = Statement[][];

export const parseRecording = (text: string): RecordedLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordedLine);

/** Where the provider's database is: the last one that it turned to, after it had made sure that there is one. */
export function databaseOf(lines: readonly RecordedLine[]): Extract<RecordedLine, { kind: 'database' }> {
  const found = lines.findLast((line) => line.kind === 'database');
  if (found === undefined) throw new Error('The recording names no database');
  return found;
}

/**
 * The statements of a request, in the waves in which it asked them.
 *
 * @param lines the recording since the request began
 * @throws when a transaction is among them: replayed over a pool it would not be one
 */
export function wavesOf(lines: readonly RecordedLine[], url: string): Waves {
  const waves: Waves = [];
  const open = new Set<number>();
  let answered = true;
  for (const line of lines) {
    if (line.kind === 'database' || line.url !== url) continue;
    if (line.kind === 'answered') {
      open.delete(line.id);
      answered = answered || open.size === 0;
      continue;
    }
    if (/^\s*(?:begin|start\s+transaction)\b/i.test(line.statement.text))
      throw new Error(`${url} runs a transaction, which cannot be replayed statement by statement`);
    if (answered) waves.push([]);
    waves.at(-1)?.push(line.statement);
    open.add(line.id);
    answered = false;
  }
  return waves;
}
