import type { DocumentLine, Language } from '@vitis/contracts';
import { type Amounts, documentTotals, lineAmounts, parsePack } from '@vitis/domain';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalidField } from '../../problems/invalid-field.ts';
import type { LineWines } from './line-wines.ts';

/** A line before it is written, the same in estimates and orders. Won per bottle; `qty` in bottles. */
export interface DraftLine {
  productId: number;
  /** In Korean with the vintage, as paper names it. */
  productName: string;
  /** `750ml × 6`. */
  specification: string;
  qty: number;
  listPrice: number;
  unitPrice: number;
  note: string;
}

/** What the columns of both kinds of lines have in common. */
export interface LineColumns extends DraftLine {
  /** From 1. */
  position: number;
  supply: number;
  tax: number;
}

/** The columns of a table of lines that every such table has. */
export function storedLineColumns<Table extends Record<keyof LineColumns, PgColumn>>(table: Table) {
  const { position, productId, productName, specification, qty } = table;
  const { listPrice, unitPrice, supply, tax, note } = table;
  const columns = { position, productId, productName, specification, qty };
  return { ...columns, listPrice, unitPrice, supply, tax, note } as Pick<Table, keyof LineColumns>;
}

export interface DocumentSums extends Amounts {
  lineCount: number;
  totalQty: number;
}

export function lineColumns<Line extends DraftLine>(lines: readonly Line[]): (Line & LineColumns)[] {
  return lines.map((line, index) => {
    const { supply, tax } = lineAmounts({ unitPrice: line.unitPrice, bottles: line.qty });
    return { ...line, position: index + 1, supply, tax };
  });
}

/** Sums of lines that were rounded one by one. Throws 400 where together they are more than an amount can be. */
export function sumsOf(lines: readonly DraftLine[], language: Language): DocumentSums {
  try {
    return {
      lineCount: lines.length,
      totalQty: lines.reduce((sum, { qty }) => sum + qty, 0),
      ...documentTotals(lines.map(({ unitPrice, qty }) => lineAmounts({ unitPrice, bottles: qty }))),
    };
  } catch (error) {
    if (error instanceof RangeError) throw invalidField('products', 'TOO_LARGE', language);
    throw error;
  }
}

/** Why a line of an order costs less, and who agreed to that; the author is for the record alone. */
interface Discounted {
  discountReason?: string | null;
  discountedBy?: number | null;
}

/** A stored line as the wire has it. */
export function documentLineOf(row: LineColumns & Discounted, wines: LineWines): DocumentLine {
  const { productId, discountReason, discountedBy: _author, ...line } = row;
  return {
    ...line,
    idProduct: productId,
    caseSize: parsePack(row.specification)?.bottlesPerCase ?? 1,
    ...(discountReason && { discountReason }),
    ...wines.get(productId),
  };
}
