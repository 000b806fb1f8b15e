import type { OrderFormSummary } from '@vitis/contracts';
import { orderDeliveryLabel, statusLabel, word } from '@vitis/domain';
import { documentSums, withClient } from '../../sheets/document-columns.ts';
import { dayColumn, type Sheet, textColumn, timeColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

type Row = OrderFormSummary;

const own: Sheet<Row>['columns'] = [
  textColumn(WORDS.orderNumber, 16, ({ orderFormNumber }) => orderFormNumber),
  textColumn(WORDS.estimateNumber, 16, ({ estimateNumber }) => estimateNumber),
  timeColumn(WORDS.requestedAt, ({ requestedAt }) => requestedAt),
  ...documentSums<Row>(),
  dayColumn(
    word('희망 납기일', 'Wanted by', '希望交货日', '希望交貨日', '希望納期'),
    ({ dueDate }) => dueDate,
  ),
  textColumn(WORDS.status, 14, ({ status }, language) => statusLabel('orderForm', status, language)),
  textColumn(word('배송', 'Delivery', '配送', '配送', '配送'), 14, orderDeliveryLabel),
  timeColumn(
    word('완료일시', 'Completed', '完成时间', '完成時間', '完了日時'),
    ({ completedAt }) => completedAt,
  ),
  textColumn(WORDS.sales, 14, ({ managerName }) => managerName),
];

/** 발주 신청 내역. */
export const orderFormSheet: Sheet<Row> = {
  title: word('발주 신청 내역', 'Order requests', '订货申请记录', '訂貨申請紀錄', '発注依頼履歴'),
  columns: own,
};

/** 발주 관리: with whose order it is. */
export const orderFormSheetOfSales: Sheet<Row> = {
  title: word('발주 관리', 'Orders', '订货管理', '訂貨管理', '発注管理'),
  columns: withClient(own),
};
