import { reportFailure } from '@vitis/platform';
import { useState } from 'react';
import type { BulkAction, BulkOutcome } from './bulk-action.ts';

/**
 * Does one action to several rows. `results` are those of all rows so far; `retry` asks anew for the rows that failed,
 * as they are by then.
 */
export function useBulk<Row>(
  action: BulkAction<Row>,
  numberOf: (row: Row) => string,
  refresh: () => Promise<void>,
) {
  const { send: sendRows, busy } = action.useSend();
  const [results, setResults] = useState<ReadonlyMap<string, BulkOutcome>>(new Map());
  const [looking, setLooking] = useState(false);

  const send = async (rows: readonly Row[], message: string) => {
    const outcomes = await sendRows(rows, message);
    if (outcomes === null) return;
    setResults(
      (former) => new Map([...former, ...outcomes.map((outcome) => [outcome.number, outcome] as const)]),
    );
    await refresh();
  };

  const retry = async (rows: readonly Row[], message: string) => {
    setLooking(true);
    try {
      const failed = rows.filter((row) => results.get(numberOf(row))?.done === false);
      await send(await Promise.all(failed.map(action.reload)), message);
    } catch (error) {
      reportFailure(error);
    } finally {
      setLooking(false);
    }
  };

  return { results, send, retry, busy: busy || looking };
}
