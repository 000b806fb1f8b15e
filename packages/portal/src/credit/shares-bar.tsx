import { classNames } from '@vitis/ui';
import styles from './credit.module.scss';
import { creditShares, type UsedCredit } from './credit-shares.ts';

interface Props {
  credit: UsedCredit;
  /** What would come to it beside what is ordered already, VAT included. */
  cart?: number;
  isLate: boolean;
  width?: number | string;
}

/** A limit as a bar: what is owed, and beside it what is to come. Its terms stand next to it in words. */
export function SharesBar({ credit, cart = 0, isLate, width = '100%' }: Props) {
  const shares = creditShares(credit, cart);
  return (
    <svg className={styles.bar} width={width} height="8" aria-hidden="true" focusable="false">
      <rect className={classNames(styles.owed, isLate && styles.late)} width={`${shares.owed}%`} height="8" />
      <rect className={styles.toCome} x={`${shares.owed}%`} width={`${shares.toCome}%`} height="8" />
      <rect
        className={styles.cart}
        x={`${shares.owed + shares.toCome}%`}
        width={`${shares.cart}%`}
        height="8"
      />
    </svg>
  );
}
