import { type Day, HOUSE_NOTES, won } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema.ts';

/** What came back of an order; amounts in won, positive. */
export interface Return {
  clientCompanyId: number;
  orderFormId: number;
  orderFormNumber: string;
  /** The collection that brought it. */
  deliveryId: number;
  /** 반품일, in Seoul. */
  date: Day;
  supply: number;
  tax: number;
  authorId: number;
}

/** 반품: takes off what a client owes, and writes nothing for what was worth nothing. */
export async function recordReturn(tx: Database, { orderFormNumber, ...entry }: Return): Promise<void> {
  const { supply, tax } = entry;
  if (won(supply) < 0 || won(tax) < 0) throw new RangeError(`Not a return: ${supply} and ${tax}`);
  if (supply === 0 && tax === 0) return;
  await tx.insert(ledgerEntries).values({
    ...entry,
    kind: 'RETURN',
    supply: -supply,
    tax: -tax,
    change: won(-supply - tax),
    memo: HOUSE_NOTES.RETURN(orderFormNumber),
  });
}
