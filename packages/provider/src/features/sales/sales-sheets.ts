import type { ClientAccount, ClientLedger, Receipt } from '@vitis/contracts';
import { AGEING_BUCKETS, type AgeingBucket, availableCredit, type InLanguages, word } from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

const AGES: Readonly<Record<AgeingBucket, InLanguages>> = {
  CURRENT: word('기한 전', 'Not due', '未到期', '未到期', '期限前'),
  DAYS_30: word('30일 이내 연체', 'Up to 30 days late', '逾期30天内', '逾期30天內', '30日以内の延滞'),
  DAYS_60: word('60일 이내 연체', 'Up to 60 days late', '逾期60天内', '逾期60天內', '60日以内の延滞'),
  DAYS_90: word('90일 이내 연체', 'Up to 90 days late', '逾期90天内', '逾期90天內', '90日以内の延滞'),
  OVER_90: word('90일 초과 연체', 'More than 90 days late', '逾期超过90天', '逾期超過90天', '90日超の延滞'),
};
const BROUGHT_FORWARD = word('전미수', 'Brought forward', '前期应收', '前期應收', '前期未収');

/** 채권 현황 by client. */
export const accountSheet: Sheet<ClientAccount> = {
  title: word('채권 현황', 'Receivables', '应收账款', '應收帳款', '債権状況'),
  columns: [
    textColumn(
      word('거래처 코드', 'Code', '客户代码', '客戶代碼', '取引先コード'),
      12,
      ({ erpCode }) => erpCode,
    ),
    textColumn(WORDS.client, 24, ({ clientName }) => clientName),
    numberColumn(BROUGHT_FORWARD, ({ broughtForward }) => broughtForward),
    numberColumn(word('매출', 'Sales', '销售', '銷售', '売上'), ({ sales }) => sales),
    numberColumn(
      word('반품·에누리', 'Returns and allowances', '退货与折让', '退貨與折讓', '返品・値引き'),
      ({ given }) => -given,
    ),
    numberColumn(word('입금', 'Paid', '收款', '收款', '入金'), ({ paid }) => -paid),
    numberColumn(WORDS.balance, ({ balance }) => balance),
    ...AGEING_BUCKETS.map((bucket) =>
      numberColumn<ClientAccount>(AGES[bucket], ({ ageing }) => ageing[bucket]),
    ),
    numberColumn(
      word('여신한도', 'Credit limit', '信用额度', '信用額度', '与信限度'),
      ({ credit }) => credit?.limit ?? null,
    ),
    numberColumn(
      word('출고 예정', 'Orders to come', '待出库', '待出庫', '出荷予定'),
      ({ credit }) => credit?.openOrders ?? null,
    ),
    numberColumn(word('여신잔액', 'Credit left', '信用余额', '信用餘額', '与信残高'), ({ credit }) =>
      credit === null ? null : availableCredit(credit),
    ),
    dayColumn(WORDS.dueDate, ({ nextDue }) => nextDue),
    dayColumn(
      word('최장 연체 기한', 'Oldest due by', '最早到期日', '最早到期日', '最古の期限'),
      ({ oldestOverdue }) => oldestOverdue?.date ?? null,
    ),
  ],
};

/** The rows of a ledger with what was brought forward before them. */
export function ledgerSheetRows({ dateFrom, broughtForward, entries }: ClientLedger): Receipt[] {
  return [openingRow(dateFrom, broughtForward), ...entries];
}

/** What was brought forward, as a row of a ledger. */
export const openingRow = (date: string, balance: number): Receipt => ({
  ...{ id: 0, type: 'OPENING', date, orderFormNumber: null, idDelivery: null, memo: '' },
  statementNumber: null,
  ...{ supply: 0, tax: 0, change: 0, dueDate: null, open: 0, status: null, balance },
});
