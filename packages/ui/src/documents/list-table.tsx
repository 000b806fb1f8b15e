import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Pager, type PagerProps } from '../controls/pager.tsx';
import { Table } from '../controls/table.tsx';
import type { TableProps } from '../controls/table-props.ts';
import styles from './list-table.module.scss';

export interface ListTableProps<Row> extends TableProps<Row> {
  /** The pages below it, each with an address of its own. */
  pages: Pick<PagerProps, 'page' | 'pageCount' | 'href' | 'labels'>;
  /** Rows of one line each, of 36 or 48 px, under a head that stays; phones have cards all the same. */
  density?: 'compact' | 'roomy' | undefined;
  /** Beside the pages: what can be done with the rows. It stays at the lower edge of the window. */
  foot?: ReactNode;
}

/** A page of a list of documents, and the way to its other pages. */
export function ListTable<Row>({ pages, density, foot, className, ...table }: ListTableProps<Row>) {
  return (
    <>
      <Table
        {...table}
        stickyHeader={density !== undefined}
        phoneLayout={density === undefined ? 'linesOnTablets' : 'lines'}
        className={classNames(styles.table, density && styles.oneLine, density && styles[density], className)}
      />
      {foot ? (
        <div className={styles.foot}>
          {foot}
          <Pager {...pages} />
        </div>
      ) : (
        <Pager className={styles.pager} {...pages} />
      )}
    </>
  );
}
