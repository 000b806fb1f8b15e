import type {
  DeliveryInfo,
  DocumentLine,
  Estimate,
  EstimateRevision,
  EstimateSummary,
  OrderForm,
  OrderFormSummary,
  Party,
} from '@vitis/contracts';
import { addDays, amountsOf, documentTotals, seoulDay } from '@vitis/domain';

export const today = seoulDay(new Date());

const party: Party = {
  companyName: '(주)비티스와인',
  registrationNumber: '1234567891',
  representativeName: '홍길동',
  address: '서울특별시 강남구 테헤란로 1',
  businessType: '도매',
  businessItem: '주류',
  phone: '0212345678',
};

const shipping = {
  fullName: '김도윤',
  mobile: '01012345678',
  postalCode: '04401',
  address1: '서울특별시 용산구 이태원로 1',
  address2: '지하 1층',
  message: '',
};

const clientFields = {
  idClient: 1,
  clientName: '담원다이닝',
  clientFullName: '김도윤',
  clientMobile: '01012345678',
  clientManagerEmail: null,
  clientCompanyRegistrationNumber: '2148700000',
  taxEmail: null,
  businessClientType: '레스토랑',
  erpCode: 'C0001',
  paymentDays: 30,
};

export function line(idProduct: number, changed: Partial<DocumentLine> = {}): DocumentLine {
  const { qty = 24, unitPrice = 36_900 } = changed;
  const { supply, tax } = amountsOf(qty * unitPrice);
  return {
    position: idProduct,
    idProduct,
    productName: `와인 ${idProduct}호 2019`,
    specification: '750ml × 6',
    qty,
    caseSize: 6,
    listPrice: 38_500,
    unitPrice,
    supply,
    tax,
    note: '',
    ...changed,
  };
}

const sumsOf = (lines: readonly DocumentLine[]) => ({
  ...documentTotals(lines.map((each) => ({ ...each, total: each.supply + each.tax }))),
  totalQty: lines.reduce((sum, { qty }) => sum + qty, 0),
});

export function estimateSummary(changed: Partial<EstimateSummary> = {}): EstimateSummary {
  return {
    id: 4,
    estimateNumber: 'E20261118-0004',
    status: 'RESPONDED',
    expired: false,
    expiredDate: addDays(today, 3),
    requestedAt: '2026-11-18T10:24:00+09:00',
    respondedAt: '2026-11-19T16:02:00+09:00',
    revision: 1,
    idClient: 1,
    clientName: '담원다이닝',
    clientFullName: '김도윤',
    managerName: '한서윤',
    requestMessage: '연말 코스용입니다.',
    responseMessage: '24병부터 단가를 맞췄습니다.',
    firstProductName: '와인 1호 2019',
    lineCount: 3,
    totalQty: 72,
    supply: 2_656_800,
    tax: 265_680,
    total: 2_922_480,
    ...changed,
  };
}

export function estimate(products: DocumentLine[], changed: Partial<Estimate> = {}): Estimate {
  return {
    ...estimateSummary({ lineCount: products.length, ...sumsOf(products) }),
    ...clientFields,
    manual: false,
    confirmedAt: null,
    cancelledAt: null,
    cancelReason: null,
    products,
    orderFormNumber: null,
    version: 2,
    supplier: party,
    client: { ...party, companyName: '(주)담원다이닝' },
    ...changed,
  };
}

export function revision(
  number: number,
  products: DocumentLine[],
  changed: Partial<EstimateRevision> = {},
): EstimateRevision {
  return {
    revision: number,
    authorName: number === 0 ? '김도윤' : '한서윤',
    authorRole: number === 0 ? 'B2B' : 'SALESPERSON',
    status: number === 0 ? 'REQUESTED' : 'RESPONDED',
    message: number === 0 ? '연말 코스용입니다.' : '24병부터 단가를 맞췄습니다.',
    expiredDate: null,
    createdAt: '2026-11-18T10:24:00+09:00',
    products,
    ...sumsOf(products),
    ...changed,
  };
}

export function orderSummary(changed: Partial<OrderFormSummary> = {}): OrderFormSummary {
  return {
    id: 2,
    orderFormNumber: 'O20261120-0002',
    status: 'REQUESTED',
    estimateNumber: 'E20261118-0004',
    dueDate: '2026-11-24',
    requestedAt: '2026-11-20T10:24:00+09:00',
    approvalDate: null,
    completedAt: null,
    idClient: 1,
    clientName: '담원다이닝',
    clientFullName: '김도윤',
    managerName: '한서윤',
    firstProductName: '와인 1호 2019',
    lineCount: 1,
    totalQty: 24,
    supply: 885_600,
    tax: 88_560,
    total: 974_160,
    deliveryStatus: null,
    version: 1,
    ...changed,
  };
}

export function order(products: DocumentLine[], changed: Partial<OrderForm> = {}): OrderForm {
  return {
    ...orderSummary({ lineCount: products.length, ...sumsOf(products) }),
    ...clientFields,
    manual: false,
    requestMessage: '',
    responseMessage: '',
    cancelledAt: null,
    cancelReason: null,
    shipping,
    products,
    stockReserved: true,
    totalResponsePrice: null,
    deliveries: [],
    statement: null,
    supplier: party,
    client: { ...party, companyName: '(주)담원다이닝' },
    ...changed,
  };
}

export function delivery(changed: Partial<DeliveryInfo> = {}): DeliveryInfo {
  return {
    idDeliveryInfo: 7,
    orderFormNumber: 'O20261120-0002',
    status: 'IN_TRANSIT',
    type: 'DIRECT',
    classify: 'SUPPLY',
    requestDate: '2026-11-24',
    position: 0,
    clientName: '담원다이닝',
    shipping,
    manager: { id: 2, fullName: '한서윤', mobile: '01022223333' },
    driver: { id: 3, fullName: '오태식', mobile: '01033334444' },
    products: [{ idProduct: 1, productName: '와인 1호 2019', specification: '750ml × 6', qty: 24 }],
    totalQty: 24,
    startedAt: '2026-11-24T10:00:00+09:00',
    completedAt: null,
    failedReason: null,
    images: [],
    version: 2,
    ...changed,
  };
}
