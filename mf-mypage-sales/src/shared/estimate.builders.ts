import type { DocumentLine, Estimate, EstimateRevision } from '@vitis/contracts';
import { amountsOf, documentTotals } from '@vitis/domain';

/** A line for tests whose amounts foot. */
export function aLine(changed: Partial<DocumentLine> = {}): DocumentLine {
  const line = {
    position: 1,
    idProduct: 1,
    productName: '샤토 라모네 2019',
    specification: '750ml × 6',
    qty: 12,
    caseSize: 6,
    listPrice: 38_500,
    unitPrice: 38_500,
    note: '',
    ...changed,
  };
  const { supply, tax } = amountsOf(line.unitPrice * line.qty);
  return { ...line, supply, tax };
}

const sumsOf = (products: readonly DocumentLine[]) => {
  const { supply, tax, total } = documentTotals(products.map(({ supply }) => amountsOf(supply)));
  return { supply, tax, total, totalQty: products.reduce((sum, { qty }) => sum + qty, 0) };
};

const party = {
  companyName: '주식회사 담원다이닝',
  registrationNumber: '1208147521',
  representativeName: '김도윤',
  address: '서울특별시 용산구 이태원로 1',
  businessType: '음식점업',
  businessItem: '양식',
  phone: '0212345678',
};

/** An estimate for tests; a request that nobody has answered unless told otherwise. */
export function anEstimate(changed: Partial<Estimate> = {}): Estimate {
  const products = changed.products ?? [aLine()];
  const status = changed.status ?? 'REQUESTED';
  return {
    id: 4,
    estimateNumber: 'E20261118-0004',
    status,
    expired: false,
    expiredDate: status === 'REQUESTED' ? null : '2099-12-31',
    requestedAt: '2026-11-18T10:24:00+09:00',
    respondedAt: status === 'REQUESTED' ? null : '2026-11-19T16:02:00+09:00',
    revision: status === 'REQUESTED' ? 0 : 1,
    idClient: 1,
    clientName: '담원다이닝',
    clientFullName: '김도윤',
    managerName: '한서윤',
    requestMessage: '',
    responseMessage: '',
    firstProductName: products[0]?.productName ?? null,
    lineCount: products.length,
    ...sumsOf(products),
    clientMobile: '01012345678',
    clientManagerEmail: null,
    clientCompanyRegistrationNumber: '1208147521',
    taxEmail: 'tax@damwon.test',
    businessClientType: '레스토랑',
    erpCode: 'C-0001',
    paymentDays: 30,
    manual: false,
    confirmedAt: null,
    cancelledAt: null,
    cancelReason: null,
    orderFormNumber: null,
    version: 1,
    supplier: { ...party, companyName: '주식회사 비티스와인' },
    client: party,
    ...changed,
    products,
  };
}

/** A step of an estimate for tests; an answer of sales staff unless told otherwise. */
export function aRevision(changed: Partial<EstimateRevision> = {}): EstimateRevision {
  const products = changed.products ?? [aLine()];
  const status = changed.status ?? 'RESPONDED';
  return {
    revision: 1,
    authorName: status === 'REQUESTED' ? '김도윤' : '한서윤',
    authorRole: status === 'REQUESTED' ? 'B2B' : 'SALESPERSON',
    status,
    message: '',
    expiredDate: null,
    createdAt: '2026-11-18T10:24:00+09:00',
    ...sumsOf(products),
    ...changed,
    products,
  };
}
