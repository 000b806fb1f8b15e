import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './print-sheet.module.scss';

export interface PrintSheetProps {
  /** At the head of every page: the seller, the number of the document. */
  header?: ReactNode;
  /** At the foot of every page. The page's number comes by itself. */
  footer?: ReactNode;
  /** Over the sheet on the screen, not on paper: the button that prints. */
  toolbar?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A document on A4, upright, black on white. On the screen it lies on a ground as it will leave the printer; on paper
 * the head and the foot come back on every page, as do the heads of its tables, and no row is cut in two.
 */
export function PrintSheet({ header, footer, toolbar, children, className }: PrintSheetProps) {
  return (
    <div className={styles.ground}>
      {toolbar ? (
        <div className={styles.toolbar} data-print="hidden">
          {toolbar}
        </div>
      ) : null}
      <article className={classNames(styles.sheet, className)}>
        {/* Only the head and the foot of a table come back on every page. */}
        <table className={styles.pages} role="presentation">
          {header ? (
            <thead>
              <tr>
                <td className={styles.header}>{header}</td>
              </tr>
            </thead>
          ) : null}
          {footer ? (
            <tfoot>
              <tr>
                <td className={styles.footer}>{footer}</td>
              </tr>
            </tfoot>
          ) : null}
          <tbody>
            <tr className={styles.flow}>
              <td>{children}</td>
            </tr>
          </tbody>
        </table>
      </article>
    </div>
  );
}

/** A part of a document that stays on one page: signatures, sums. */
export function KeepTogether({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.together, className)}>{children}</div>;
}
