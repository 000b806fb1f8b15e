import { type Texts, texts } from './texts.ts';

/** Refusals of deliveries. */
export const DELIVERY_TEXTS: Readonly<Record<string, Texts>> = {
  ORDER_NOT_CONFIRMED: texts(
    '발주확인 상태의 발주만 배송을 등록할 수 있습니다.',
    'A delivery can be planned for a confirmed order only.',
    '只有已确认的订货单才能登记配送。',
    '只有已確認的訂貨單才能登記配送。',
    '配送を登録できるのは確認済みの発注だけです。',
  ),
  NOTHING_TO_DELIVER: texts(
    '배송을 등록할 병이 남아 있지 않습니다.',
    'No bottles of this order are left to deliver.',
    '该订货单已没有待配送的酒。',
    '該訂貨單已沒有待配送的酒。',
    'この発注には配送を登録できる本数が残っていません。',
  ),
  MORE_THAN_ORDERED: texts(
    '발주하신 수량보다 많이 배송할 수 없습니다.',
    'A delivery cannot carry more than was ordered.',
    '配送数量不能超过订货数量。',
    '配送數量不能超過訂貨數量。',
    '発注数量を超えて配送することはできません。',
  ),
  MORE_THAN_DELIVERED: texts(
    '납품된 수량보다 많이 회수하거나 교환할 수 없습니다.',
    'No more can be collected or exchanged than was handed over.',
    '回收或换货数量不能超过已供货的数量。',
    '回收或換貨數量不能超過已供貨的數量。',
    '納品済みの数量を超えて回収・交換することはできません。',
  ),
};
