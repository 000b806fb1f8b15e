import type { Coupon } from '@vitis/contracts';
import { COUPON_LABELS, word } from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

/** 쿠폰: what each takes off, until when, and on which order it did. */
export const couponSheet: Sheet<Coupon> = {
  title: word('쿠폰', 'Coupons', '优惠券', '優惠券', 'クーポン'),
  columns: [
    numberColumn(
      word('할인율(%)', 'Discount (%)', '折扣（%）', '折扣（%）', '割引率（%）'),
      ({ percent }) => percent,
    ),
    numberColumn(
      word(
        '최대 할인액(부가세 별도)',
        'At most, without VAT',
        '最高优惠额（不含税）',
        '最高折抵額（未稅）',
        '割引上限額（税別）',
      ),
      ({ most }) => most,
    ),
    dayColumn(word('시작일', 'From', '开始日期', '開始日期', '開始日'), ({ validFrom }) => validFrom),
    dayColumn(word('종료일', 'Until', '结束日期', '結束日期', '終了日'), ({ validTo }) => validTo),
    textColumn(WORDS.status, 12, ({ state }, language) => COUPON_LABELS[state][language]),
    textColumn(WORDS.orderNumber, 16, ({ orderFormNumber }) => orderFormNumber),
    numberColumn(
      word(
        '할인액(부가세 별도)',
        'Taken off, without VAT',
        '优惠额（不含税）',
        '折抵額（未稅）',
        '割引額（税別）',
      ),
      ({ discount }) => discount,
    ),
  ],
};
