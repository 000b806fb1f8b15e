import { pickupMessage } from './place-terms.ts';
import { estimateRequestPrint, orderRequestPrint } from './request-print.ts';

const party = {
  companyName: '(주)담원다이닝',
  registrationNumber: '1234567891',
  representativeName: '김도윤',
  address: '서울특별시 용산구 이태원로 245',
  businessType: '음식점업',
  businessItem: '한식',
  phone: '0212345678',
};
const requested = {
  day: '2026-11-23',
  client: party,
  supplier: { ...party, companyName: '주식회사 비티스와인' },
  person: '김도윤',
  lines: [
    {
      idProduct: 1,
      productName: '샤토 라모네 2019',
      specification: '750ml × 6',
      caseSize: 6,
      qty: 12,
      unitPrice: 36_905,
      targetPrice: 33_000,
    },
  ],
  message: '연말 행사용입니다.',
};
const shipping = {
  fullName: '이서준',
  mobile: '01012345678',
  postalCode: '04400',
  address1: '서울특별시 용산구 이태원로 245',
  address2: '지하 1층',
  message: '후문',
};

test('asks the supplier for an estimate, at the prices of the day, and says that it is not sent', () => {
  const paper = estimateRequestPrint({ ...requested, recipient: shipping });
  expect(paper).toMatchObject({
    title: '견적요청서',
    receiver: { label: '수신', value: '주식회사 비티스와인 귀중' },
    total: { value: '일금 사십팔만칠천일백사십육원정 (₩487,146)' },
  });
  expect(paper.facts).toContainEqual(expect.objectContaining({ value: '접수 전 (초안)' }));
  expect(paper.pages[0]!.rows[0]!.cells).toEqual([
    '1',
    '샤토 라모네 2019',
    '750ml × 6',
    '12',
    '36,905',
    '442,860',
    '44,286',
    '33,000',
  ]);
  expect(paper.columns.at(-1)).toMatchObject({ label: '희망 단가' });
  expect(paper.terms).toContainEqual({ label: '받는 분', value: '이서준 · 010-1234-5678' });
  expect(paper.terms).toContainEqual({ label: '요청사항', value: '연말 행사용입니다.' });
});

test('an order says where and when as far as it is filled in', () => {
  const filled = orderRequestPrint(requested, { dueDate: '2026-11-24', shipping, isPickup: false });
  expect(filled.facts).toContainEqual({ label: '납기요청일', value: '2026-11-24 (화)' });
  expect(filled.terms).toContainEqual({ label: '받는 분', value: '이서준 · 010-1234-5678' });
  const empty = orderRequestPrint(requested, { dueDate: null, shipping: undefined, isPickup: false });
  expect(empty.terms[0]).toEqual({ label: '배송지', value: '–' });
});

test('an order that is fetched names the store, and who comes once that is known', () => {
  const store = { ...shipping, fullName: '', mobile: '', message: pickupMessage('VITIS 성수점', '14:30') };
  const { terms } = orderRequestPrint(requested, { dueDate: '2026-11-24', shipping: store, isPickup: true });
  expect(terms.slice(0, 3)).toEqual([
    { label: '수령 매장', value: '(04400) 서울특별시 용산구 이태원로 245, 지하 1층' },
    { label: '받는 분', value: '–' },
    { label: '수령 안내', value: '방문수령 · VITIS 성수점 14:30' },
  ]);
});
