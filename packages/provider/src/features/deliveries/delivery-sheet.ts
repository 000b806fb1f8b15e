import type { DeliveryInfo } from '@vitis/contracts';
import { addressLine, deliveryLabel, statusLabel, word } from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn, timeColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

/** 배송 조회. */
export const deliverySheet: Sheet<DeliveryInfo> = {
  title: word('배송 조회', 'Deliveries', '配送查询', '配送查詢', '配送状況'),
  columns: [
    dayColumn(word('배송일', 'Delivery day', '配送日', '配送日', '配送日'), ({ requestDate }) => requestDate),
    textColumn(WORDS.orderNumber, 16, ({ orderFormNumber }) => orderFormNumber),
    textColumn(WORDS.statementNumber, 16, ({ statementNumber }) => statementNumber),
    textColumn(WORDS.type, 10, ({ classify }, language) =>
      statusLabel('deliveryClassify', classify, language),
    ),
    textColumn(word('배송 방법', 'Way', '配送方式', '配送方式', '配送方法'), 12, ({ type }, language) =>
      statusLabel('deliveryType', type, language),
    ),
    textColumn(WORDS.wine, 60, ({ products }) =>
      products.map(({ productName, qty }) => `${productName} × ${qty}`).join(', '),
    ),
    numberColumn(WORDS.bottles, ({ totalQty }) => totalQty),
    textColumn(WORDS.status, 12, deliveryLabel),
    timeColumn(
      word('완료일시', 'Completed', '完成时间', '完成時間', '完了日時'),
      ({ completedAt }) => completedAt,
    ),
    textColumn(
      word('받는 분', 'Recipient', '收货人', '收貨人', 'お届け先'),
      14,
      ({ shipping }) => shipping.fullName,
    ),
    textColumn(word('주소', 'Address', '地址', '地址', '住所'), 48, ({ shipping }) => addressLine(shipping)),
    textColumn(
      word('배송 기사', 'Driver', '司机', '司機', '配送員'),
      12,
      ({ driver }) => driver?.fullName ?? null,
    ),
    textColumn(WORDS.memo, 30, ({ failedReason }) => failedReason),
  ],
};
