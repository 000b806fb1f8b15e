import type { DocumentLine, Party } from '@vitis/contracts';
import { addDays, type Day, documentTotals, lineAmounts } from '@vitis/domain';

/** States of a document in the order of their table, by the last part of a sample's address. */
export const SAMPLE_ADDRESSES = ['status01', 'status02', 'status03', 'status04'] as const;

/** The stored state that an address shows; undefined for any other address. */
export const sampleState = <Status extends string>(
  address: string | undefined,
  states: readonly Status[],
): Status | undefined => states[SAMPLE_ADDRESSES.findIndex((known) => known === address)];

const WINES = [
  ['샤토 라모네 2019', 24, 42_000, 39_800],
  ['도멘 오르비에 샤블리 2022', 12, 54_000, 54_000],
  ['카사 몬테리조 리제르바 2018', 30, 27_900, 26_500],
] as const;

/** Lines of a sample: at the client's list prices, or as sales staff offer them. */
export const sampleLines = (isOffered: boolean): DocumentLine[] =>
  WINES.map(([productName, qty, listPrice, offered], index) => {
    const unitPrice = isOffered ? offered : listPrice;
    const { supply, tax } = lineAmounts({ unitPrice, bottles: qty });
    const named = { position: index + 1, idProduct: index + 1, productName, specification: '750ml × 6' };
    return { ...named, qty, caseSize: 6, listPrice, unitPrice, supply, tax, note: '' };
  });

/** What lines come to, as the row of their document says it. */
export const sampleSums = (lines: readonly DocumentLine[]) => ({
  firstProductName: lines[0]?.productName ?? null,
  lineCount: lines.length,
  totalQty: lines.reduce((sum, { qty }) => sum + qty, 0),
  ...documentTotals(lines.map(({ supply, tax }) => ({ supply, tax, total: supply + tax }))),
});

const party: Party = {
  companyName: '주식회사 예시상사',
  registrationNumber: '1234567891',
  representativeName: '홍길동',
  address: '서울특별시 중구 세종대로 110',
  businessType: '도매',
  businessItem: '주류',
  phone: '0212345678',
};

/** Nobody's number: a sample has no credit to ask for. */
export const SAMPLE_CLIENT = 0;

/** Who a sample is for. */
export const sampleClient = {
  idClient: SAMPLE_CLIENT,
  clientName: party.companyName,
  clientFullName: '홍길동',
  clientMobile: null,
  clientManagerEmail: null,
  clientCompanyRegistrationNumber: party.registrationNumber,
  taxEmail: null,
  businessClientType: '레스토랑',
  erpCode: 'C0000',
  paymentDays: 30,
  managerName: '담당자',
  supplier: party,
  client: party,
};

/** A moment some days before or after a day, in Seoul. */
export const sampleTime = (today: Day, days: number, clock: string): string =>
  `${addDays(today, days)}T${clock}:00+09:00`;
