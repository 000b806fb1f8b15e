import type {
  DocumentLine,
  Estimate,
  EstimateLine,
  EstimateRevision,
  EstimateSummary,
} from '@vitis/contracts';
import { clientOfDocument, parties } from './client.ts';
import { aLine, rowOf, sumsOf } from './document-line.ts';
import { people } from './member.ts';

const { idClient, clientName, clientFullName } = clientOfDocument;

/** A row of the estimate lists; a request that nobody has answered unless told otherwise. */
export function anEstimateRow(changed: Partial<EstimateSummary> = {}): EstimateSummary {
  const { status = 'REQUESTED' } = changed;
  const isAnswered = status !== 'REQUESTED';
  return {
    id: 4,
    estimateNumber: 'E20261118-0004',
    status,
    expired: false,
    expiredDate: isAnswered ? '2099-12-31' : null,
    requestedAt: '2026-11-18T10:24:00+09:00',
    respondedAt: isAnswered ? '2026-11-19T16:02:00+09:00' : null,
    revision: isAnswered ? 1 : 0,
    idClient,
    clientName,
    clientFullName,
    managerName: people.sales.fullName,
    requestMessage: '',
    responseMessage: '',
    ...rowOf([aLine()]),
    ...changed,
  };
}

/** What a test says of a document's lines: a price in mind (희망 단가) where it is about that. */
type Lined<Document> = Partial<Omit<Document, 'products'>> & {
  products?: readonly (DocumentLine & Partial<EstimateLine>)[];
};

const wished = (lines: readonly (DocumentLine & Partial<EstimateLine>)[] = [aLine()]): EstimateLine[] =>
  lines.map((line) => ({ targetPrice: null, ...line }));

/** An estimate in a state of its own; the times and sums of its row follow from state and lines. */
export function anEstimate({ products: lines, ...changed }: Lined<Estimate> = {}): Estimate {
  const { status = 'REQUESTED' } = changed;
  const products = wished(lines);
  return {
    ...anEstimateRow({ status, ...rowOf(products) }),
    ...clientOfDocument,
    manual: false,
    confirmedAt: status === 'CONFIRMED' ? '2026-11-20T11:00:00+09:00' : null,
    cancelledAt: status === 'CANCELLED' ? '2026-11-20T11:00:00+09:00' : null,
    cancelReason: null,
    recipient: null,
    files: [],
    products,
    notTaken: [],
    orderFormNumber: null,
    version: 1,
    ...parties,
    ...changed,
  };
}

/** A step of an estimate; the first answer of sales staff unless told otherwise. */
export function aRevision({ products: lines, ...changed }: Lined<EstimateRevision> = {}): EstimateRevision {
  const { status = 'RESPONDED' } = changed;
  const products = wished(lines);
  const isRequest = status === 'REQUESTED';
  return {
    revision: isRequest ? 0 : 1,
    authorName: isRequest ? clientFullName : people.sales.fullName,
    authorRole: isRequest ? 'B2B' : 'SALESPERSON',
    status,
    message: '',
    expiredDate: null,
    createdAt: '2026-11-18T10:24:00+09:00',
    products,
    ...sumsOf(products),
    ...changed,
  };
}
