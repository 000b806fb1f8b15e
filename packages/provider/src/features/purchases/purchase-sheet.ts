import { PRICE_BANDS, type PurchaseGroup, type PurchaseRow } from '@vitis/contracts';
import { type InLanguages, word } from '@vitis/domain';
import { numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

const GROUPS: Readonly<Record<PurchaseGroup, InLanguages>> = {
  month: word('월', 'Month', '月份', '月份', '月'),
  wine: WORDS.wine,
  kind: word('종류', 'Kind', '种类', '種類', '種類'),
  country: word('국가', 'Country', '国家', '國家', '国'),
  price: word(
    '가격대(병, 부가세 별도)',
    'Price of a bottle without VAT',
    '价格区间（每瓶，不含税）',
    '價格帶（每瓶，未稅）',
    '価格帯（1本・税別）',
  ),
  document: word('거래', 'Transaction', '交易', '交易', '取引'),
};
const ALLOWANCES = word('에누리', 'Allowances', '折让', '折讓', '値引き');

/** A band of prices as numbers, which every language reads: `20000–30000`. */
function bandOf(key: string): string {
  const from = Number(key);
  const to = PRICE_BANDS.find((each) => each > from);
  return `${from}–${to ?? ''}`;
}

/** 구매 현황, added up by one of its groups; what is compared has the period before beside it. */
export function purchaseSheet(by: PurchaseGroup): Sheet<PurchaseRow> {
  const isCompared = by !== 'month' && by !== 'document';
  return {
    title: word('구매 현황', 'Purchases', '采购情况', '採購情況', '購入状況'),
    columns: [
      ...(by === 'document'
        ? [textColumn(WORDS.date, 12, ({ receipt }: PurchaseRow) => receipt?.date ?? null)]
        : []),
      textColumn(GROUPS[by], 40, ({ key, label }, language) => {
        if (key === '') return ALLOWANCES[language];
        if (by === 'price') return bandOf(key);
        return label === '' ? key : label;
      }),
      numberColumn(WORDS.bottles, ({ qty }) => qty),
      numberColumn(WORDS.supply, ({ supply }) => supply),
      ...(isCompared
        ? [
            numberColumn(
              word(
                '직전 기간 수량(병)',
                'Bottles before',
                '上期数量（瓶）',
                '上期數量（瓶）',
                '前期間の数量（本）',
              ),
              ({ before }: PurchaseRow) => before?.qty ?? null,
            ),
            numberColumn(
              word(
                '직전 기간 공급가액',
                'Supply value before',
                '上期不含税金额',
                '上期未稅金額',
                '前期間の供給価額',
              ),
              ({ before }: PurchaseRow) => before?.supply ?? null,
            ),
          ]
        : []),
    ],
  };
}
