import type { ClientLedger } from '@vitis/contracts';
import { formatBusinessNumber, formatNumber, statusLabel } from '@vitis/domain';
import { KeepTogether, PrintSheet } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './ledger-sheet.module.scss';

/** The rows of the paper: what was brought forward, then every entry with the balance after it. */
export function LedgerSheet({ ledger, toolbar }: { ledger: ClientLedger; toolbar: ReactNode }) {
  const { clientName, dateFrom, dateTo, broughtForward, entries, totals, balance } = ledger;
  const won = (amount: number): string => (amount === 0 ? '' : formatNumber(amount));
  return (
    <PrintSheet
      toolbar={toolbar}
      header={
        <header className={styles.head} lang="ko">
          <h1>거래처원장</h1>
          <p>
            <b>{clientName} 귀중</b>
            <span>
              {ledger.erpCode} · {formatBusinessNumber(ledger.clientCompanyRegistrationNumber)}
            </span>
            <span>
              {dateFrom} ~ {dateTo}
            </span>
          </p>
        </header>
      }
    >
      <table className={styles.rows} lang="ko" aria-label="거래처원장">
        <thead>
          <tr>
            {['일자', '적요', '매출', '입금·반품', '잔액'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{dateFrom}</td>
            <td>이월</td>
            <td />
            <td />
            <td>{formatNumber(broughtForward)}</td>
          </tr>
          {entries.map(({ id, date, type, memo, orderFormNumber, change, balance: after }) => (
            <tr key={id}>
              <td>{date}</td>
              <td>
                {statusLabel('receipt', type, 'ko-KR')} {orderFormNumber ?? memo}
              </td>
              <td>{won(Math.max(0, change))}</td>
              <td>{won(Math.max(0, -change))}</td>
              <td>{formatNumber(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <KeepTogether>
        <dl className={styles.sums} lang="ko">
          {[
            ['이월', broughtForward + totals.OPENING],
            ['매출', totals.SALE],
            ['반품·에누리', totals.RETURN + totals.ALLOWANCE],
            ['입금', totals.PAYMENT],
            ['잔액', balance],
          ].map(([term, amount]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{formatNumber(Number(amount))}</dd>
            </div>
          ))}
        </dl>
      </KeepTogether>
    </PrintSheet>
  );
}
