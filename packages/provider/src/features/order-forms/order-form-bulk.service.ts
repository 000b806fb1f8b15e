import type { BulkResult, Language } from '@vitis/contracts';
import type { SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { problemText } from '../../problems/problem-texts.ts';
import { findOrderForm } from './order-form.repository.ts';

export interface BulkRow {
  orderFormNumber: string;
  version: number;
}

interface BulkInput {
  scope: SalesScope;
  rows: readonly BulkRow[];
  language: Language;
}

/**
 * Does one thing to several orders: each row holds or is undone by itself, and says what became of it. Rows are done in
 * the order of their numbers, so that two bulk calls wait for each other instead of deadlocking; results come in the
 * order of the call. A fault that is not a refusal undoes all of them: the call can be made again with its key.
 */
export async function forEachOrder(
  unit: UnitOfWork,
  { scope, rows, language }: BulkInput,
  work: (savepoint: UnitOfWork, row: BulkRow) => Promise<void>,
): Promise<BulkResult[]> {
  const results = new Map<BulkRow, BulkResult>();
  const sorted = rows.toSorted((a, b) => (a.orderFormNumber < b.orderFormNumber ? -1 : 1));
  for (const row of sorted) {
    const { orderFormNumber } = row;
    const refusal = await unit
      .savepoint((savepoint) => work(savepoint, row))
      .then(
        () => undefined,
        (error: unknown) => refusalOf(error, language),
      );
    const found = await findOrderForm(unit.tx, scope, orderFormNumber);
    const status = found?.order.status ?? null;
    results.set(row, { orderFormNumber, done: refusal === undefined, status, ...refusal });
  }
  return rows.map((row) => results.get(row)!);
}

function refusalOf(error: unknown, language: Language): Pick<BulkResult, 'code' | 'message'> {
  if (!(error instanceof ProblemError) || error.status >= 500) throw error;
  const { code, status, details } = error;
  return { code, message: problemText(details.text ?? code, status, language, details.values) };
}
