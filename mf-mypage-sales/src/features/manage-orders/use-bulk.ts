import {
  type BulkResult,
  completeOrderForms,
  getOrderForm,
  type OrderFormSummary,
  respondOrderForms,
} from '@vitis/contracts';
import { fetchData, publish, reportFailure } from '@vitis/platform';
import { useCommand } from '@vitis/platform/data';
import { useState } from 'react';

export type BulkKind = 'confirm' | 'complete';

/** What a bulk call needs of an order. */
export type BulkRow = Pick<OrderFormSummary, 'orderFormNumber' | 'clientName' | 'version'>;

/** The state that each call begins from. */
export const BULK_FROM = { confirm: 'REQUESTED', complete: 'CONFIRMED' } as const;

/**
 * Confirms or completes several orders, each by itself. `results` are those of all rows so far; `retry` asks anew for
 * the rows that failed, in the versions that they have by then.
 */
export function useBulk(kind: BulkKind, refresh: () => Promise<void>) {
  const confirmAll = useCommand(respondOrderForms);
  const completeAll = useCommand(completeOrderForms);
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [looking, setLooking] = useState(false);

  const send = async (rows: readonly BulkRow[], responseMessage: string) => {
    const items = rows.map(({ orderFormNumber, version }) => ({ orderFormNumber, version }));
    try {
      const reply =
        kind === 'confirm'
          ? await confirmAll.run({ body: { items, responseMessage } })
          : await completeAll.run({ body: { items } });
      if (reply === null) return;
      const fresh = reply.body.results;
      setResults(
        (former) => new Map([...former, ...fresh.map((result) => [result.orderFormNumber, result] as const)]),
      );
      for (const { done, orderFormNumber } of fresh) if (done) publish('order/changed', { orderFormNumber });
      await refresh();
    } catch (error) {
      reportFailure(error);
    }
  };

  const retry = async (rows: readonly BulkRow[], responseMessage: string) => {
    setLooking(true);
    try {
      const failed = rows.filter(({ orderFormNumber }) => results.get(orderFormNumber)?.done === false);
      const now = await Promise.all(
        failed.map(({ orderFormNumber }) => fetchData(getOrderForm, { params: { number: orderFormNumber } })),
      );
      await send(now, responseMessage);
    } catch (error) {
      reportFailure(error);
    } finally {
      setLooking(false);
    }
  };

  return { results, send, retry, busy: confirmAll.busy || completeAll.busy || looking };
}
