import type { Cancellation } from '@vitis/contracts';
import { statusLabel, word } from '@vitis/domain';
import { numberColumn, type Sheet, textColumn, timeColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

const BY = {
  B2B: word('고객', 'Client', '客户', '客戶', 'お客様'),
  SALESPERSON: WORDS.sales,
} as const;

/** 취소 내역: what was called off, by whom and why. */
export const cancellationSheet: Sheet<Cancellation> = {
  title: word('취소 내역', 'Cancellations', '取消记录', '取消紀錄', '取消履歴'),
  columns: [
    textColumn(word('문서 번호', 'Number', '单号', '單號', '番号'), 16, ({ number }) => number),
    timeColumn(WORDS.requestedAt, ({ requestedAt }) => requestedAt),
    timeColumn(
      word('취소일시', 'Cancelled', '取消时间', '取消時間', '取消日時'),
      ({ cancelledAt }) => cancelledAt,
    ),
    textColumn(WORDS.wine, 44, ({ firstProductName }) => firstProductName),
    numberColumn(WORDS.lines, ({ lineCount }) => lineCount),
    numberColumn(WORDS.bottles, ({ totalQty }) => totalQty),
    numberColumn(WORDS.supply, ({ supply }) => supply),
    numberColumn(WORDS.tax, ({ tax }) => tax),
    numberColumn(WORDS.total, ({ total }) => total),
    textColumn(WORDS.status, 14, ({ kind }, language) =>
      statusLabel(kind === 'ESTIMATE' ? 'estimate' : 'orderForm', 'CANCELLED', language),
    ),
    textColumn(
      word('취소한 쪽', 'Cancelled by', '取消方', '取消方', '取消者'),
      14,
      ({ cancelledBy }, language) => (cancelledBy === null ? null : BY[cancelledBy][language]),
    ),
    textColumn(word('취소 사유', 'Reason', '取消原因', '取消原因', '取消理由'), 36, ({ reason }) => reason),
  ],
};
