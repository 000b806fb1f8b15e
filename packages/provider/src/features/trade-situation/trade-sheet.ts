import { PRICE_BANDS, type TradeGroup, type TradeRow } from '@vitis/contracts';
import { type InLanguages, statusLabel, word } from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

const GROUPS: Readonly<Record<TradeGroup, InLanguages>> = {
  client: WORDS.client,
  wine: WORDS.wine,
  kind: word('종류', 'Kind', '种类', '種類', '種類'),
  country: word('국가', 'Country', '国家', '國家', '国'),
  region: word('산지', 'Region', '产区', '產區', '産地'),
  price: word(
    '가격대(병, 부가세 별도)',
    'Price of a bottle without VAT',
    '价格区间（每瓶，不含税）',
    '價格帶（每瓶，未稅）',
    '価格帯（1本・税別）',
  ),
  month: word('월', 'Month', '月份', '月份', '月'),
  document: word('거래', 'Transaction', '交易', '交易', '取引'),
};
const ALLOWANCES = word('에누리', 'Allowances', '折让', '折讓', '値引き');

/** A band of prices as numbers, which every language reads: `20000–30000`. */
function bandOf(key: string): string {
  const from = Number(key);
  const to = PRICE_BANDS.find((each) => each > from);
  return `${from}–${to ?? ''}`;
}

const groupColumn = (by: TradeGroup) =>
  textColumn(GROUPS[by], 40, ({ key, label }: TradeRow, language) => {
    if (key === '') return ALLOWANCES[language];
    if (by === 'price') return bandOf(key);
    return label === '' ? key : label;
  });

const beforeColumns = [
  numberColumn(
    word('직전 기간 수량(병)', 'Bottles before', '上期数量（瓶）', '上期數量（瓶）', '前期間の数量（本）'),
    ({ before }: TradeRow) => before?.qty ?? null,
  ),
  numberColumn(
    word('직전 기간 공급가액', 'Supply value before', '上期不含税金额', '上期未稅金額', '前期間の供給価額'),
    ({ before }: TradeRow) => before?.supply ?? null,
  ),
];

const isCompared = (by: TradeGroup): boolean => by !== 'month' && by !== 'document';

/** 구매 현황, added up by one of its groups; what is compared has the period before beside it. */
export function purchaseSheet(by: TradeGroup): Sheet<TradeRow> {
  return {
    title: word('구매 현황', 'Purchases', '采购情况', '採購情況', '購入状況'),
    columns: [
      ...(by === 'document' ? [dayColumn(WORDS.date, ({ receipt }: TradeRow) => receipt?.date ?? null)] : []),
      groupColumn(by),
      numberColumn(WORDS.bottles, ({ qty }) => qty),
      numberColumn(WORDS.supply, ({ supply }) => supply),
      ...(isCompared(by) ? beforeColumns : []),
    ],
  };
}

/** 매출 현황: the same of all own clients, with the tax, as the ledger has it. */
export function salesSheet(by: TradeGroup): Sheet<TradeRow> {
  return {
    title: word('매출 현황', 'Sales', '销售情况', '銷售情況', '売上状況'),
    columns: [
      ...(by === 'client'
        ? [
            textColumn(
              word('거래처 코드', 'Code', '客户代码', '客戶代碼', '取引先コード'),
              12,
              ({ key }: TradeRow) => key,
            ),
          ]
        : []),
      ...(by === 'document'
        ? [
            dayColumn(WORDS.date, ({ receipt }: TradeRow) => receipt?.date ?? null),
            textColumn(WORDS.client, 24, ({ receipt }: TradeRow) => receipt?.client?.name ?? null),
            textColumn(WORDS.type, 10, ({ receipt }: TradeRow, language) =>
              receipt === null ? null : statusLabel('receipt', receipt.type, language),
            ),
          ]
        : []),
      groupColumn(by),
      numberColumn(WORDS.bottles, ({ qty }) => qty),
      numberColumn(WORDS.supply, ({ supply }) => supply),
      numberColumn(WORDS.tax, ({ tax }) => tax),
      numberColumn(WORDS.total, ({ supply, tax }) => supply + tax),
      ...(isCompared(by) ? beforeColumns : []),
    ],
  };
}
