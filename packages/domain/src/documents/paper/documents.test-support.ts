import type { DeliveryInfo, DocumentLine, Estimate, OrderForm, Party } from '@vitis/contracts';
import { amountsOf, documentTotals } from '../../money/vat.ts';

const supplier: Party = {
  companyName: '(주)비티스와인',
  registrationNumber: '1234567891',
  representativeName: '홍길동',
  address: '서울특별시 강남구 테헤란로 1',
  businessType: '도매',
  businessItem: '주류',
  phone: '0212345678',
};
const client: Party = { ...supplier, companyName: '(주)담원다이닝', registrationNumber: '2148700000' };
const shipping = {
  fullName: '김도윤',
  mobile: '01012345678',
  postalCode: '04401',
  address1: '서울특별시 용산구 이태원로 1',
  address2: '지하 1층',
  message: '오전 중에 부탁드립니다.',
};

/** Lines of wines of their own: bottles, and won per bottle. */
export function lines(of: readonly (readonly [qty: number, unitPrice: number])[]): DocumentLine[] {
  return of.map(([qty, unitPrice], at) => ({
    position: at + 1,
    idProduct: at + 1,
    productName: `보데가 산 루미르 그란 레세르바 ${2000 + (at % 20)}`,
    specification: '750ml × 6',
    qty,
    caseSize: 6,
    listPrice: unitPrice,
    unitPrice,
    ...amountsOf(qty * unitPrice),
    note: '',
  }));
}

/** An answered estimate of these lines. */
export function estimate(products: DocumentLine[]): Estimate {
  return {
    estimateNumber: 'E20261118-0004',
    status: 'RESPONDED',
    expiredDate: '2026-12-02',
    requestedAt: '2026-11-18T10:24:00+09:00',
    respondedAt: '2026-11-19T16:02:00+09:00',
    revision: 3,
    managerName: '한서윤',
    responseMessage: '48병부터 단가를 맞췄습니다.',
    paymentDays: 30,
    products,
    ...documentTotals(products.map((line) => ({ ...line, total: line.supply + line.tax }))),
    supplier,
    client,
  } as Estimate;
}

/** A confirmed order form of these lines. */
export function order(products: DocumentLine[], changed: Partial<OrderForm> = {}): OrderForm {
  return {
    orderFormNumber: 'O20261120-0002',
    estimateNumber: 'E20261118-0004',
    status: 'CONFIRMED',
    requestedAt: '2026-11-20T10:24:00+09:00',
    completedAt: null,
    dueDate: '2026-11-24',
    clientFullName: '김도윤',
    managerName: '한서윤',
    requestMessage: '',
    shipping,
    products,
    ...documentTotals(products.map((line) => ({ ...line, total: line.supply + line.tax }))),
    deliveries: [],
    statement: null,
    supplier,
    client,
    ...changed,
  } as OrderForm;
}

/** A delivery of an order: product and bottles; not handed over yet where it has no time. */
export const delivery = (completedAt: string | null, products: readonly (readonly [number, number])[]) =>
  ({
    status: completedAt === null ? 'READY' : 'COMPLETED',
    classify: 'SUPPLY',
    requestDate: '2026-11-30',
    completedAt,
    products: products.map(([idProduct, qty]) => ({ idProduct, qty })),
  }) as unknown as DeliveryInfo;

/** The number that a cell prints. */
export const value = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
