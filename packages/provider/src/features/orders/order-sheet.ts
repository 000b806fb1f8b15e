import type { OrderSummary } from '@vitis/contracts';
import { statusLabel, word } from '@vitis/domain';
import { numberColumn, type Sheet, textColumn, timeColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

/** 주문·반품 내역: by where the bottles are. */
export const orderSheet: Sheet<OrderSummary> = {
  title: word('주문·반품 내역', 'Orders and returns', '订单与退货', '訂單與退貨', '注文・返品履歴'),
  columns: [
    textColumn(WORDS.orderNumber, 16, ({ orderFormNumber }) => orderFormNumber),
    timeColumn(WORDS.requestedAt, ({ requestedAt }) => requestedAt),
    textColumn(WORDS.wine, 44, ({ firstProductName }) => firstProductName),
    numberColumn(WORDS.lines, ({ lineCount }) => lineCount),
    numberColumn(WORDS.bottles, ({ totalQty }) => totalQty),
    numberColumn(
      word('납품(병)', 'Delivered', '已送达（瓶）', '已送達（瓶）', '納品済み（本）'),
      ({ deliveredQty }) => deliveredQty,
    ),
    numberColumn(
      word('회수 예정(병)', 'To be collected', '待取回（瓶）', '待取回（瓶）', '回収予定（本）'),
      ({ returningQty }) => returningQty,
    ),
    numberColumn(
      word('반품(병)', 'Returned', '已退货（瓶）', '已退貨（瓶）', '返品（本）'),
      ({ returnedQty }) => returnedQty,
    ),
    numberColumn(WORDS.total, ({ total }) => total),
    textColumn(WORDS.status, 14, ({ stage }, language) => statusLabel('orderStage', stage, language)),
  ],
};
