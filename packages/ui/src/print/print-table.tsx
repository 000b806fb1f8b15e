import { classNames } from '../class-names.ts';
import type { PrintColumn, PrintPage, PrintSum } from './print-document.ts';
import styles from './print-table.module.scss';

/** The lines of one sheet under their headings, empty rows down to the foot, and the sums. */
export function PrintTable({
  label,
  columns,
  page,
  sum,
  className,
}: {
  label: string;
  columns: readonly PrintColumn[];
  page: PrintPage;
  /** Of the whole document; on the last sheet, under its subtotal. */
  sum?: PrintSum | undefined;
  className?: string;
}) {
  const sums = [page.subtotal, page.isLast ? sum : undefined].filter((each) => each != null);
  return (
    <table className={classNames(styles.lines, className)} aria-label={label}>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width: `${width}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, align }, at) => (
              <td key={id} className={styles[align]}>
                {row.cells[at]}
              </td>
            ))}
          </tr>
        ))}
        {Array.from({ length: page.blankRows }, (_, at) => (
          <tr key={at} className={styles.blank}>
            {columns.map(({ id }) => (
              <td key={id} />
            ))}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 ? (
        <tfoot>
          {sums.map((each) => (
            <SumRow key={each.label} sum={each} columns={columns} />
          ))}
        </tfoot>
      ) : null}
    </table>
  );
}

function SumRow({ sum, columns }: { sum: PrintSum; columns: readonly PrintColumn[] }) {
  const first = columns.findIndex(({ id }) => sum.cells[id] !== undefined);
  return (
    <tr>
      <th scope="row" colSpan={first}>
        {sum.label}
      </th>
      {columns.slice(first).map(({ id, align }) => (
        <td key={id} className={styles[align]}>
          {sum.cells[id]}
        </td>
      ))}
    </tr>
  );
}
