import type { Estimate } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import {
  type LineColumn,
  lineOf,
  productColumn,
  qtyColumn,
  supplyColumn,
  unitPriceColumn,
} from '@vitis/portal/detail';
import { traceOfEstimate } from '@vitis/portal/trace';
import styles from '../../shared/document.module.scss';
import { ORDERS_PATH } from '../../shared/paths.ts';

const listPrice: LineColumn = ({ t, language }) => ({
  id: 'listPrice',
  header: t('document.listPrice'),
  numeric: true,
  phone: 'hidden',
  cell: (row) => <span className={styles.listPrice}>{formatNumber(lineOf(row).listPrice, language)}</span>,
});

/** The price; on phones, where the list price has no column, that one stands before a lower one. */
const unitPrice: LineColumn = (words) => {
  const column = unitPriceColumn()(words);
  return {
    ...column,
    cell: (row, index) => {
      const line = lineOf(row);
      const isSame = row.before?.unitPrice === row.after?.unitPrice;
      return (
        <>
          {isSame && line.listPrice > line.unitPrice ? (
            <span className={styles.phoneList} aria-hidden="true">
              <del>{formatNumber(line.listPrice, words.language)}</del>{' '}
            </span>
          ) : null}
          {column.cell(row, index)}
        </>
      );
    },
  };
};

/** Lines beside what they were: wine with the way to its line of the order, bottles, list price, price, supply. */
export const lineColumns = (estimate: Pick<Estimate, 'orderFormNumber'>): LineColumn[] => [
  productColumn(traceOfEstimate(estimate, ORDERS_PATH)),
  qtyColumn(),
  listPrice,
  unitPrice,
  supplyColumn(),
];
