import type { EstimateSummary } from '@vitis/contracts';
import { statusLabel, word } from '@vitis/domain';
import { documentSums, withClient } from '../../sheets/document-columns.ts';
import { dayColumn, type Sheet, textColumn, timeColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

type Row = EstimateSummary;

const own: Sheet<Row>['columns'] = [
  textColumn(WORDS.estimateNumber, 16, ({ estimateNumber }) => estimateNumber),
  timeColumn(WORDS.requestedAt, ({ requestedAt }) => requestedAt),
  ...documentSums<Row>(),
  dayColumn(
    word('유효기간', 'Valid until', '有效期至', '有效期至', '有効期限'),
    ({ expiredDate }) => expiredDate,
  ),
  textColumn(WORDS.status, 14, ({ status, expired }, language) =>
    statusLabel('estimate', expired ? 'EXPIRED' : status, language),
  ),
  textColumn(WORDS.sales, 14, ({ managerName }) => managerName),
];

/** 견적 신청 내역. */
export const estimateSheet: Sheet<Row> = {
  title: word('견적 신청 내역', 'Quote requests', '报价申请记录', '報價申請紀錄', '見積依頼履歴'),
  columns: own,
};

/** 견적 관리: with whose estimate it is. */
export const estimateSheetOfSales: Sheet<Row> = {
  title: word('견적 관리', 'Quotes', '报价管理', '報價管理', '見積管理'),
  columns: withClient(own),
};
