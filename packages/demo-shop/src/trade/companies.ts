/** What an estimate of the past came to, and where those of the last days stand. */
export type Outcome =
  | 'REQUESTED'
  | 'MODIFIED'
  | 'RESPONDED'
  | 'EXPIRED'
  | 'CONFIRMED'
  | 'CANCELLED_BY_BUYER'
  | 'CANCELLED_BY_SALES';

/** A company as it is registered. */
export interface CompanyRow {
  erpCode: string;
  name: string;
  registrationNumber: string;
  representativeName: string;
  businessType: string;
  businessItem: string;
  businessClientType: string;
  taxEmail: string;
  phone: string;
  postalCode: string;
  address1: string;
  address2: string;
  /** Won. */
  creditLimit: number;
  creditCheck: 'NONE' | 'WARN' | 'BLOCK';
  paymentDays: number;
  /** Hours in which it receives wines. */
  receivesFrom?: string;
  receivesUntil?: string;
}

export interface CompanyPlan {
  row: CompanyRow;
  /** Client groups that fit, the best one first. */
  groups: readonly string[];
  /** Prices per bottle that it buys at, and won per line of an order; VAT-exclusive. */
  bottlePrice: readonly [number, number];
  lineValue: readonly [number, number];
  lines: readonly [number, number];
  /** Days after the due date on which it pays, and the round amount that its payments are rounded down to. */
  paysLate: readonly [number, number];
  paysRound: number;
  /** What was owed when the history begins. */
  broughtForward: number;
  /** Estimates of the past, in this order. */
  past: readonly Outcome[];
  /** Estimates of the last days. */
  recent: readonly Outcome[];
  /** Confirmed estimates that nothing was ordered from yet, and those whose order is on its way. */
  readyToOrder: number;
  underWay: number;
  /** Orders from the cart, completed and cancelled; then those that wait for an answer. */
  fromCart: number;
  cancelled: number;
  requested: number;
}

/** `outcomes` with a confirmed one between each two of them, `confirmed` in all. */
function among(confirmed: number, outcomes: readonly Outcome[]): Outcome[] {
  const all: Outcome[] = [];
  for (let index = 0; index < confirmed; index += 1) {
    all.push('CONFIRMED');
    const from = Math.floor((index * outcomes.length) / confirmed);
    const to = Math.floor(((index + 1) * outcomes.length) / confirmed);
    all.push(...outcomes.slice(from, to));
  }
  return all;
}

/** The four clients of the demonstration. Their serial numbers are such as no tax office has given out. */
export const COMPANIES: readonly CompanyPlan[] = [
  {
    row: {
      erpCode: 'C10001',
      name: '담원다이닝',
      registrationNumber: '2148700008',
      representativeName: '서담원',
      businessType: '음식점업',
      businessItem: '서양식',
      businessClientType: '레스토랑',
      taxEmail: 'tax@damwon.vitis.test',
      phone: '0200001101',
      postalCode: '04400',
      address1: '서울특별시 용산구 이태원로 245 (한남동)',
      address2: '2층 담원다이닝 본점',
      creditLimit: 30_000_000,
      creditCheck: 'WARN',
      paymentDays: 30,
      receivesFrom: '10:00',
      receivesUntil: '16:00',
    },
    groups: ['RESTAURANT', 'STANDARD'],
    bottlePrice: [14_000, 140_000],
    lineValue: [250_000, 760_000],
    lines: [3, 6],
    paysLate: [-3, 3],
    paysRound: 1,
    broughtForward: 6_842_000,
    past: among(13, [
      'EXPIRED',
      'CANCELLED_BY_BUYER',
      'EXPIRED',
      'CANCELLED_BY_SALES',
      'EXPIRED',
      'CANCELLED_BY_BUYER',
    ]),
    recent: ['RESPONDED', 'RESPONDED', 'REQUESTED', 'REQUESTED', 'MODIFIED'],
    readyToOrder: 2,
    underWay: 2,
    fromCart: 8,
    cancelled: 2,
    requested: 2,
  },
  {
    row: {
      erpCode: 'C10002',
      name: '호텔 라온재',
      registrationNumber: '1068600001',
      representativeName: '정하람',
      businessType: '숙박업',
      businessItem: '관광호텔',
      businessClientType: '호텔',
      taxEmail: 'account@raonjae.vitis.test',
      phone: '0200001202',
      postalCode: '03161',
      address1: '서울특별시 종로구 새문안로 92 (신문로1가)',
      address2: '지하 1층 식음료 창고',
      creditLimit: 120_000_000,
      creditCheck: 'BLOCK',
      paymentDays: 45,
      receivesFrom: '09:00',
      receivesUntil: '11:30',
    },
    groups: ['HOTEL', 'STANDARD'],
    bottlePrice: [18_000, 320_000],
    lineValue: [520_000, 1_500_000],
    lines: [4, 7],
    paysLate: [0, 4],
    paysRound: 1,
    broughtForward: 18_260_000,
    past: among(7, ['EXPIRED', 'CANCELLED_BY_SALES', 'EXPIRED']),
    recent: ['RESPONDED', 'RESPONDED', 'REQUESTED', 'REQUESTED'],
    readyToOrder: 1,
    underWay: 1,
    fromCart: 6,
    cancelled: 1,
    requested: 1,
  },
  {
    row: {
      erpCode: 'C10003',
      name: '비스트로 온도',
      registrationNumber: '1208800001',
      representativeName: '문태오',
      businessType: '음식점업',
      businessItem: '주점, 와인바',
      businessClientType: '와인바·비스트로',
      taxEmail: 'ondo@vitis.test',
      phone: '0200001303',
      postalCode: '06021',
      address1: '서울특별시 강남구 도산대로 318 (논현동)',
      address2: '1층',
      creditLimit: 20_000_000,
      creditCheck: 'WARN',
      paymentDays: 30,
      receivesFrom: '15:00',
    },
    groups: ['WINE_BAR', 'BAR', 'BISTRO', 'RESTAURANT', 'STANDARD'],
    bottlePrice: [12_000, 70_000],
    lineValue: [150_000, 420_000],
    lines: [3, 5],
    paysLate: [18, 34],
    paysRound: 500_000,
    broughtForward: 3_415_500,
    past: among(6, ['CANCELLED_BY_BUYER', 'EXPIRED', 'CANCELLED_BY_SALES', 'EXPIRED']),
    recent: ['RESPONDED', 'REQUESTED'],
    readyToOrder: 1,
    underWay: 1,
    fromCart: 5,
    cancelled: 2,
    requested: 1,
  },
  {
    row: {
      erpCode: 'C10004',
      name: '와인샵 포도나루',
      registrationNumber: '2110900001',
      representativeName: '임소라',
      businessType: '소매업',
      businessItem: '주류소매',
      businessClientType: '와인샵',
      taxEmail: 'podonaru@vitis.test',
      phone: '03100001404',
      postalCode: '13529',
      address1: '경기도 성남시 분당구 판교역로 146 (백현동)',
      address2: '상가 103호',
      creditLimit: 25_000_000,
      creditCheck: 'NONE',
      paymentDays: 14,
    },
    groups: ['RETAIL', 'SHOP', 'STANDARD'],
    bottlePrice: [9_000, 90_000],
    lineValue: [200_000, 560_000],
    lines: [3, 6],
    paysLate: [-2, 6],
    paysRound: 1,
    broughtForward: 2_178_000,
    past: among(4, ['EXPIRED', 'CANCELLED_BY_BUYER']),
    recent: ['RESPONDED', 'REQUESTED'],
    readyToOrder: 0,
    underWay: 1,
    fromCart: 6,
    cancelled: 1,
    requested: 1,
  },
];
