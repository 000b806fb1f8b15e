import type { Estimate, OrderForm, OrderPaper } from '@vitis/contracts';
import {
  estimatePrintDocument,
  isEstimatePrintable,
  isOrderPrintable,
  isStatementPrintable,
  orderPrintDocument,
  statementPrintDocuments,
} from '@vitis/domain';
import type { PaperContent } from '../../papers/draw-paper.ts';
import { notFound, ProblemError } from '../../problems/problem-error.ts';

/** A document as it goes on paper: the same model that the screen prints. */
export interface Paper {
  /** 견적서, 발주서, 거래명세서, and drafts of the cart. */
  title: string;
  number: string;
  clientName: string;
  total: number;
  taxEmail: string | null;
  supplierName: string;
  /** Not sent to anybody yet: there is a day in place of a number. */
  isDraft?: true;
  content: PaperContent;
}

type Facts = Pick<Estimate | OrderForm, 'clientName' | 'total' | 'taxEmail' | 'supplier'>;

const paperOf = (
  { title }: { title: string },
  number: string,
  { clientName, total, taxEmail, supplier }: Facts,
  content: PaperContent,
): Paper => ({ title, number, clientName, total, taxEmail, supplierName: supplier.companyName, content });

/** 견적서. Throws 409 while nobody has answered, and once it is taken back. */
export function estimatePaper(estimate: Estimate): Paper {
  if (!isEstimatePrintable(estimate)) throw new ProblemError(409, 'NOT_ON_PAPER');
  const printed = estimatePrintDocument(estimate);
  return paperOf(printed, estimate.estimateNumber, estimate, { sheet: 'trade', printed });
}

/**
 * 발주서, or 거래명세서 of one delivery of the order or of all. Throws 409 where the order's state has none, 404 where
 * the order has no such delivery with one.
 */
export function orderPaper(order: OrderForm, paper: OrderPaper, idDelivery?: number): Paper {
  const isPrintable = paper === 'order' ? isOrderPrintable : isStatementPrintable;
  if (!isPrintable(order)) throw new ProblemError(409, 'NOT_ON_PAPER');
  if (paper === 'order') {
    const printed = orderPrintDocument(order);
    return paperOf(printed, order.orderFormNumber, order, { sheet: 'trade', printed });
  }
  const printed = statementPrintDocuments(order, idDelivery);
  const [first] = printed;
  if (first === undefined) throw notFound();
  const [number, total] =
    printed.length === 1 ? [first.number, first.amount] : [order.orderFormNumber, order.total];
  return paperOf(first, number, { ...order, total }, { sheet: 'statement', printed });
}

/** 거래명세서 of deliveries of one order or many, one after the other. Throws 409 where one of them has none. */
export function statementsPaper(of: readonly { order: OrderForm; id: number }[]): Paper {
  const printed = of.flatMap(({ order, id }) =>
    isStatementPrintable(order) ? statementPrintDocuments(order, id) : [],
  );
  const [first] = printed;
  if (first === undefined || printed.length < of.length) throw new ProblemError(409, 'NOT_ON_PAPER');
  const total = printed.reduce((sum, { amount }) => sum + amount, 0);
  const number = printed.length === 1 ? first.number : `${first.number} 외 ${printed.length - 1}건`;
  return paperOf(first, number, { ...of[0]!.order, total }, { sheet: 'statement', printed });
}
