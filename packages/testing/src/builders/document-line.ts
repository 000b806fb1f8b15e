import type { DocumentLine } from '@vitis/contracts';
import { amountsOf, documentTotals } from '@vitis/domain';

/** A line of an estimate or an order, 24 bottles at the list price unless told otherwise; its amounts foot. */
export function aLine(changed: Partial<DocumentLine> = {}): DocumentLine {
  const { idProduct = 1, qty = 24, listPrice = 38_500, unitPrice = listPrice } = changed;
  const { supply, tax } = amountsOf(qty * unitPrice);
  return {
    position: idProduct,
    idProduct,
    productName: `와인 ${idProduct}호 2019`,
    specification: '750ml × 6',
    qty,
    caseSize: 6,
    listPrice,
    unitPrice,
    supply,
    tax,
    note: '',
    ...changed,
  };
}

/** What the lines of a document come to. */
export function sumsOf(products: readonly DocumentLine[]) {
  return {
    ...documentTotals(products.map(({ supply, tax }) => ({ supply, tax, total: supply + tax }))),
    totalQty: products.reduce((sum, { qty }) => sum + qty, 0),
  };
}

/** What the row of a document says of its lines. */
export function rowOf(products: readonly DocumentLine[]) {
  return {
    firstProductName: products[0]?.productName ?? null,
    lineCount: products.length,
    ...sumsOf(products),
  };
}
