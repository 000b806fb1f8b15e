import type { DocumentLine, OrderForm } from '@vitis/contracts';
import { type ComparedLine, compareLines } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Panel, Table, type TableSum } from '@vitis/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import type { LineColumn } from './line-columns.tsx';

const TONES = { SAME: undefined, CHANGED: undefined, ADDED: 'added', REMOVED: 'removed' } as const;

/** Lines that are compared with nothing. */
export const plainRows = (lines: readonly DocumentLine[]): ComparedLine[] => compareLines(lines, lines);

/** The lines of an order beside those that were placed, where something else was agreed since. */
export const placedRows = ({ placed, products }: Pick<OrderForm, 'placed' | 'products'>): ComparedLine[] =>
  placed === null ? plainRows(products) : compareLines(placed.products, products);

interface Props<Line extends DocumentLine> {
  rows: readonly ComparedLine<Line>[];
  columns: readonly LineColumn<Line>[];
  sums: TableSum[];
  /** At the end of the panel's head. */
  action?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
}

/** The lines of a document and their sums. */
export function DocumentLines<Line extends DocumentLine>({
  rows,
  columns,
  sums,
  action,
  children,
}: Props<Line>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  return (
    <Panel padding="flush" title={t('portal.document.lines')} action={action}>
      <Table
        caption={t('portal.document.lines')}
        columns={columns.map((column) => column({ t, language }))}
        rows={rows}
        rowKey={(_, index) => index}
        rowTone={({ change }) => TONES[change]}
        sums={sums}
      />
      {children}
    </Panel>
  );
}
