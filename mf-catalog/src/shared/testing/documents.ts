import type { DocumentLine, Estimate, OrderForm, ShippingAddress } from '@vitis/contracts';

const party = {
  companyName: '담원다이닝',
  registrationNumber: '1234567890',
  representativeName: '김도윤',
  address: '서울특별시 강남구 도산대로 12',
  businessType: '음식점업',
  businessItem: '양식',
  phone: '0212345678',
};

const client = {
  idClient: 1,
  clientName: '담원다이닝',
  clientFullName: '김도윤',
  managerName: '한서윤',
  clientMobile: null,
  clientManagerEmail: null,
  clientCompanyRegistrationNumber: '1234567890',
  taxEmail: null,
  businessClientType: '레스토랑',
  erpCode: 'C0001',
  paymentDays: 30,
};

const line: DocumentLine = {
  position: 1,
  idProduct: 1,
  productName: '샤토 라모네 2019',
  specification: '750ml × 6',
  qty: 12,
  caseSize: 6,
  listPrice: 38_500,
  unitPrice: 36_000,
  supply: 432_000,
  tax: 43_200,
  note: '',
};

const sums = { firstProductName: line.productName, lineCount: 1, totalQty: 12, supply: 432_000, tax: 43_200 };

/** An estimate that was answered and confirmed; what matters to a test is given. */
export function anEstimate(given: Partial<Estimate> = {}): Estimate {
  return {
    ...client,
    ...sums,
    id: 7,
    estimateNumber: 'E20261120-0001',
    status: 'CONFIRMED',
    expired: false,
    expiredDate: '2026-12-02',
    requestedAt: '2026-11-20T10:24:00+09:00',
    respondedAt: '2026-11-20T15:00:00+09:00',
    revision: 1,
    requestMessage: '',
    responseMessage: '',
    total: 475_200,
    manual: false,
    confirmedAt: '2026-11-20T16:00:00+09:00',
    cancelledAt: null,
    cancelReason: null,
    products: [line],
    orderFormNumber: null,
    version: 3,
    supplier: party,
    client: party,
    ...given,
  };
}

/** An order that has just been placed. */
export function anOrder(given: Partial<OrderForm> = {}): OrderForm {
  return {
    ...client,
    ...sums,
    id: 9,
    orderFormNumber: 'O20261120-0001',
    status: 'REQUESTED',
    estimateNumber: null,
    dueDate: '2026-11-25',
    requestedAt: '2026-11-20T16:10:00+09:00',
    approvalDate: null,
    completedAt: null,
    total: 475_200,
    deliveryStatus: null,
    version: 1,
    manual: false,
    requestMessage: '박스째 입고 부탁드립니다.',
    responseMessage: '',
    cancelledAt: null,
    cancelReason: null,
    shipping: {
      fullName: '오지훈',
      mobile: '01012345678',
      postalCode: '06018',
      address1: '서울특별시 강남구 도산대로 12',
      address2: '지하 1층',
      message: '후문 하역장',
    },
    products: [line],
    stockReserved: true,
    totalResponsePrice: null,
    deliveries: [],
    statement: null,
    supplier: party,
    client: party,
    ...given,
  };
}

export function anAddress(given: Partial<ShippingAddress> = {}): ShippingAddress {
  return {
    id: 1,
    name: '청담점',
    fullName: '오지훈',
    mobile: '01012345678',
    postalCode: '06018',
    address1: '서울특별시 강남구 도산대로 12',
    address2: '지하 1층',
    message: '후문 하역장',
    isDefault: true,
    ...given,
  };
}
