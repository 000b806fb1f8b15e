import { classNames } from '../class-names.ts';
import { Pager, type PagerProps } from '../controls/pager.tsx';
import { Table, type TableProps } from '../controls/table.tsx';
import styles from './list-table.module.scss';

export interface ListTableProps<Row> extends TableProps<Row> {
  /** What stands there answers an earlier question. */
  isStale: boolean;
  /** The pages below it, each with an address of its own. */
  pages: Pick<PagerProps, 'page' | 'pageCount' | 'href' | 'labels'>;
}

/** A page of a list of documents, and the way to its other pages. */
export function ListTable<Row>({ isStale, pages, className, ...table }: ListTableProps<Row>) {
  return (
    <>
      <Table {...table} className={classNames(styles.table, isStale && styles.stale, className)} />
      <Pager className={styles.pager} {...pages} />
    </>
  );
}
