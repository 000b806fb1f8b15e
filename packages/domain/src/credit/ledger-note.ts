import type { Language, Receipt } from '@vitis/contracts';
import type { InLanguages } from '../language.ts';
import { word } from '../word.ts';

/** What the house itself writes beside a row of the ledger: stored in Korean, as papers have it. */
export const HOUSE_NOTES = {
  SALE: (order: string) => `${order} 납품`,
  RETURN: (order: string) => `${order} 반품`,
  OPENING: () => '전기 이월',
  COUPON: (order: string) => `${order} 쿠폰 할인`,
  COUPON_TAKEN_BACK: (order: string) => `${order} 반품분 쿠폰 할인 취소`,
} as const;

type HouseNote = keyof typeof HOUSE_NOTES;

/** In the reader's language; null for what the row's kind and its order's number say already. */
const NOTES: Readonly<Record<HouseNote, InLanguages | null>> = {
  SALE: null,
  RETURN: null,
  OPENING: null,
  COUPON: word('쿠폰 할인', 'Coupon discount', '优惠券折扣', '優惠券折扣', 'クーポン割引'),
  COUPON_TAKEN_BACK: word(
    '반품분 쿠폰 할인 취소',
    'Coupon discount withdrawn for returns',
    '退货部分的优惠券折扣取消',
    '退貨部分的優惠券折扣取消',
    '返品分のクーポン割引取消',
  ),
};

/**
 * What a row of the ledger says besides its kind and its order's number: the house's own words in the reader's language,
 * what a person wrote as it was written, and nothing where nothing is added.
 */
export function ledgerNote(
  { orderFormNumber, memo }: Pick<Receipt, 'orderFormNumber' | 'memo'>,
  language: Language,
): string {
  const kinds = Object.keys(HOUSE_NOTES) as HouseNote[];
  const own = kinds.find((kind) => HOUSE_NOTES[kind](orderFormNumber ?? '') === memo);
  return own === undefined ? memo : (NOTES[own]?.[language] ?? '');
}
