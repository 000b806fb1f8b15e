import { Button, classNames, refreshIcon } from '@vitis/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { walkColumn } from './column-keys.ts';
import styles from './line-grid.module.scss';
import {
  type CountedLine,
  cellsOfPaste,
  type LineColumn,
  type PastedValue,
  type PasteRead,
  readCells,
} from './paste-cells.ts';
import type { Undo } from './use-undo.ts';

interface LineGridProps {
  history: Undo;
  /** The columns that a sheet is pasted into, in their order on the screen. */
  columns: readonly LineColumn[];
  /** The lines as they count now, in their order on the screen. */
  lines: () => readonly CountedLine[];
  /** Puts what was pasted into the lines. What cannot be read, and what finds no line, is told and changes none. */
  onPaste: (values: readonly PastedValue[]) => void;
  /** What the keys do; phones have none. */
  keys?: ReactNode;
  /** Beside the way back. */
  fill?: ReactNode;
  /** Takes a key before it goes through the columns; true where it did. */
  onKey?: (event: KeyboardEvent<HTMLDivElement>) => boolean;
  children: ReactNode;
}

const NOTHING_PASTED: PasteRead = { values: [], unread: 0, rowsLeft: 0 };

/**
 * The lines of a document as a sheet: Enter and the arrows go through a column, cells are pasted from Excel, and Ctrl+Z or a button
 * takes the last change back, a typed figure as well as a paste. Cells are marked by `cellOf`.
 */
export function LineGrid({ history, columns, lines, onPaste, keys, fill, onKey, children }: LineGridProps) {
  const { t } = usePortalTexts();
  const [pasted, setPasted] = useState(NOTHING_PASTED);
  const { values, unread, rowsLeft } = history.canUndo ? pasted : NOTHING_PASTED;
  const isPasted = values.length + unread + rowsLeft > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div
      ref={history.place}
      className={styles.grid}
      onInput={() => setPasted(NOTHING_PASTED)}
      onPaste={(event) => {
        const cells = cellsOfPaste(event, columns);
        if (cells.length === 0) return;
        history.keep();
        const read = readCells(cells, lines());
        onPaste(read.values);
        setPasted(read);
      }}
      onKeyDown={(event) => {
        if (!onKey?.(event)) walkColumn(event);
      }}
    >
      <div className={styles.bar}>
        {fill}
        <p className={styles.keys}>
          <span role="status">
            {isPasted ? t('portal.lines.pasted', { count: values.length }) : null}
            {unread > 0 ? ` ${t('portal.lines.notPasted', { number: unread })}` : null}
            {rowsLeft > 0 ? ` ${t('portal.lines.rowsLeft', { number: rowsLeft })}` : null}
          </span>
          {isPasted ? null : keys}
        </p>
        <Button
          size="small"
          variant="quiet"
          icon={refreshIcon}
          disabled={!history.canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            setPasted(NOTHING_PASTED);
            history.undo();
          }}
        >
          {t('portal.lines.undo')}
        </Button>
      </div>
      {children}
    </div>
  );
}

interface LineTableProps {
  caption: string;
  /** Headers of the columns; the last one, of what is done with a line, has none. */
  columns: readonly { header: string; width?: number; isFigure?: boolean }[];
  /** Width of the last column. */
  lastWidth?: number;
  children: ReactNode;
}

/** The table inside of a grid: a line is a row of it, and a card on phones. */
export function LineTable({ caption, columns, lastWidth = 46, children }: LineTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, width, isFigure = false }) => (
            <th key={header} scope="col" style={{ width }} className={isFigure ? styles.figure : undefined}>
              {header}
            </th>
          ))}
          <td style={{ width: lastWidth }} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface LineNameProps {
  name: ReactNode;
  /** What is known of the wine: pack, stock, the last purchase. */
  facts: readonly (string | null)[];
  children?: ReactNode;
}

/** What a line is of; the row's header. */
export function LineName({ name, facts, children }: LineNameProps) {
  return (
    <th scope="row" className={styles.wine}>
      <span className={styles.name}>{name}</span>
      <small className={styles.facts}>{facts.filter(Boolean).join(' · ')}</small>
      {children}
    </th>
  );
}

/** What is wrong with a line's quantity, and the step that mends it. */
export const LineShort = ({ children }: { children: ReactNode }) => (
  <small className={styles.short}>{children}</small>
);

interface LineCellProps {
  kind: 'qty' | 'price' | 'note' | 'figure' | 'target' | 'remove' | 'step';
  /** On phones, where a card has no headers. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A cell of a line. */
export const LineCell = ({ kind, label, className, children }: LineCellProps) => (
  <td className={classNames(styles[kind], className)} data-label={label}>
    {children}
  </td>
);

/** How far a price is off the one that it is compared with; `share` 0 is not said, nor that of a price that cannot be read. */
export function OffPrice({ share, text }: { share: number; text: string }) {
  if (share === 0 || Number.isNaN(share)) return null;
  return (
    <b className={share < 0 ? styles.off : styles.above}>
      {share > 0 ? '+' : ''}
      {text}
    </b>
  );
}
