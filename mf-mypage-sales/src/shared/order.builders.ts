import type { DeliveryInfo, OrderForm, OrderFormSummary } from '@vitis/contracts';
import { amountsOf, documentTotals } from '@vitis/domain';

/** A row of the order lists for tests; an order that waits for sales staff unless told otherwise. */
export function anOrderRow(changed: Partial<OrderFormSummary> = {}): OrderFormSummary {
  return {
    id: 7,
    orderFormNumber: 'O20261118-0001',
    status: 'REQUESTED',
    estimateNumber: null,
    dueDate: '2099-12-01',
    requestedAt: '2026-11-18T10:24:00+09:00',
    approvalDate: null,
    completedAt: null,
    idClient: 1,
    clientName: '담원다이닝',
    clientFullName: '김도윤',
    managerName: '한서윤',
    firstProductName: '샤토 라모네 2019',
    lineCount: 1,
    totalQty: 24,
    supply: 924_000,
    tax: 92_400,
    total: 1_016_400,
    deliveryStatus: null,
    version: 1,
    ...changed,
  };
}

const address = {
  fullName: '이수현',
  mobile: '01055556666',
  postalCode: '04350',
  address1: '서울특별시 용산구 이태원로 1',
  address2: '2층',
  message: '뒷문으로 와 주세요.',
};

const party = {
  companyName: '주식회사 담원다이닝',
  registrationNumber: '1208147521',
  representativeName: '김도윤',
  address: address.address1,
  businessType: '음식점업',
  businessItem: '양식',
  phone: '0212345678',
};

/** An order for tests. */
export function anOrder(changed: Partial<OrderForm> = {}): OrderForm {
  const line = { position: 1, idProduct: 1, qty: 24, unitPrice: 38_500 };
  const { supply, tax } = amountsOf(line.qty * line.unitPrice);
  const products = changed.products ?? [
    {
      ...line,
      productName: '샤토 라모네 2019',
      specification: '750ml × 6',
      caseSize: 6,
      listPrice: 38_500,
      supply,
      tax,
      note: '',
    },
  ];
  const sums = documentTotals(products.map((each) => amountsOf(each.supply)));
  return {
    ...anOrderRow(),
    supply: sums.supply,
    tax: sums.tax,
    total: sums.total,
    clientMobile: '01012345678',
    clientManagerEmail: null,
    clientCompanyRegistrationNumber: '1208147521',
    taxEmail: 'tax@damwon.test',
    businessClientType: '레스토랑',
    erpCode: 'C-0001',
    paymentDays: 30,
    manual: false,
    requestMessage: '오전 배송 부탁드립니다.',
    responseMessage: '',
    cancelledAt: null,
    cancelReason: null,
    shipping: address,
    stockReserved: true,
    totalResponsePrice: null,
    deliveries: [],
    statement: null,
    supplier: { ...party, companyName: '주식회사 비티스와인' },
    client: party,
    ...changed,
    products,
  };
}

/** A stop for tests; planned for nobody unless told otherwise. */
export function aDelivery(changed: Partial<DeliveryInfo> = {}): DeliveryInfo {
  return {
    idDeliveryInfo: 31,
    orderFormNumber: 'O20261118-0001',
    status: 'READY',
    type: 'DIRECT',
    classify: 'SUPPLY',
    requestDate: '2026-11-20',
    position: 0,
    clientName: '담원다이닝',
    shipping: address,
    manager: { id: 2, fullName: '한서윤', mobile: '01022223333' },
    driver: null,
    products: [{ idProduct: 1, productName: '샤토 라모네 2019', specification: '750ml × 6', qty: 24 }],
    totalQty: 24,
    startedAt: null,
    completedAt: null,
    failedReason: null,
    images: [],
    version: 1,
    ...changed,
  };
}
