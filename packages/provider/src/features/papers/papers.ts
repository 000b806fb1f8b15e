import { type Estimate, type OrderForm, type OrderPaper, PAPERS_LIMIT } from '@vitis/contracts';
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
  return paperOf(printed, estimate.estimateNumber, estimate, { sheet: 'trade', printed: [printed] });
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
    return paperOf(printed, order.orderFormNumber, order, { sheet: 'trade', printed: [printed] });
  }
  const printed = statementPrintDocuments(order, idDelivery);
  const [first] = printed;
  if (first === undefined) throw notFound();
  const [number, total] =
    printed.length === 1 ? [first.number, first.amount] : [order.orderFormNumber, order.total];
  return paperOf(first, number, { ...order, total }, { sheet: 'statement', printed });
}

/** 거래명세서 of one delivery of an order. Throws 409 where it has none. */
export function statementPaper(order: OrderForm, idDelivery: number): Paper {
  const printed = isStatementPrintable(order) ? statementPrintDocuments(order, idDelivery) : [];
  const [first] = printed;
  if (first === undefined) throw new ProblemError(409, 'NOT_ON_PAPER');
  return paperOf(first, first.number, { ...order, total: first.amount }, { sheet: 'statement', printed });
}

/** Papers of one kind as one, one after the other. Throws 409 where they are more than one file holds. */
export function papersInOne(papers: readonly [Paper, ...Paper[]]): Paper {
  const [first, ...others] = papers;
  if (others.length === 0) return first;
  const contents = papers.map(({ content }) => content);
  const content: PaperContent =
    first.content.sheet === 'trade'
      ? { sheet: 'trade', printed: contents.flatMap((each) => (each.sheet === 'trade' ? each.printed : [])) }
      : {
          sheet: 'statement',
          printed: contents.flatMap((each) => (each.sheet === 'statement' ? each.printed : [])),
        };
  if (content.printed.length > PAPERS_LIMIT) throw new ProblemError(409, 'PAPERS_TOO_MANY');
  return {
    ...first,
    number: `${first.number} 외 ${others.length}건`,
    total: papers.reduce((sum, { total }) => sum + total, 0),
    content,
  };
}
