import { type Day, formatDay, formatHours, formatPhone, streetLine } from '@vitis/domain';
import { PrintSheet } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './round-sheet.module.scss';
import type { Round } from './rounds.ts';

interface Props {
  day: Day;
  rounds: readonly Round[];
  toolbar: ReactNode;
}

/** 상차 목록 and 배송 순서 of each driver, who begins on a sheet of their own. */
export function RoundSheet({ day, rounds, toolbar }: Props) {
  return (
    <PrintSheet
      toolbar={toolbar}
      header={
        <p className={styles.head} lang="ko">
          배송 순서 · {formatDay(day, 'ko-KR')}
        </p>
      }
    >
      {rounds.map((round) => (
        <section key={round.driver.id} className={styles.round} lang="ko" aria-label={round.driver.fullName}>
          <h1>{round.driver.fullName}</h1>
          <LoadedWines round={round} />
          <Stops round={round} />
        </section>
      ))}
    </PrintSheet>
  );
}

function LoadedWines({ round: { wines, ofOthers } }: { round: Round }) {
  const bottles = wines.reduce((sum, wine) => sum + wine.bottles, 0);
  return (
    <>
      <table className={styles.rows} aria-label="상차 목록">
        <thead>
          <tr>
            {['상차 목록', '규격', '박스', '낱병', '합계(병)'].map((name, at) => (
              <th key={name} scope="col" className={at > 1 ? styles.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wines.map((wine) => (
            <tr key={wine.idProduct}>
              <td>{wine.productName}</td>
              <td>{wine.specification}</td>
              <td className={styles.number}>{wine.cases}</td>
              <td className={styles.number}>{wine.loose}</td>
              <td>{wine.bottles}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              합계
            </th>
            <td>{bottles}</td>
          </tr>
        </tfoot>
      </table>
      {ofOthers === 0 ? null : (
        <p className={styles.note}>다른 담당자의 배송지 {ofOthers}곳의 와인은 포함되지 않았습니다.</p>
      )}
    </>
  );
}

function Stops({ round: { stops } }: { round: Round }) {
  return (
    <table className={styles.rows} aria-label="배송 순서">
      <thead>
        <tr>
          {['순서', '거래처 · 주소', '연락처', '입고 시간', '병'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stops.map(
          ({ idDeliveryInfo, clientName, shipping, receiving, totalQty, requestMessage, isOwn }, at) => (
            <tr key={idDeliveryInfo}>
              <td>{at + 1}</td>
              <td>
                <b>{clientName}</b>
                <br />
                {streetLine(shipping)}
                {[shipping.message, requestMessage].filter(Boolean).map((text) => (
                  <small key={text}>{text}</small>
                ))}
              </td>
              <td>
                {isOwn ? shipping.fullName : '다른 담당자'}
                <br />
                {shipping.mobile === '' ? null : formatPhone(shipping.mobile)}
              </td>
              <td>{formatHours(receiving)}</td>
              <td>{totalQty}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
