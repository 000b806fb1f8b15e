import type { Language } from '@vitis/contracts';
import {
  type DocumentReader,
  formatNumber,
  listedDay,
  listedTime,
  type StatusKind,
  type StatusOf,
  statusLabel,
} from '@vitis/domain';
import { type TableColumn, TextLink } from '@vitis/ui';
import {
  ClientCell,
  DayCell,
  ExpiryCell,
  MomentCell,
  NumberCell,
  SmallCell,
  StateCell,
  TotalCell,
  WinesCell,
} from '@vitis/ui/documents';
import type { ComponentProps } from 'react';
import type { Translate } from '../documents/document-labels.ts';
import { statusTone } from '../documents/status-tone.ts';
import { winesLabels } from './list-labels.ts';

/** What the words and figures of a column are made with. */
export interface ListContext {
  t: Translate;
  language: Language;
  now: Date;
}

/** One column of a list. Whether it orders the rows is the list's own matter: its address says which columns do. */
export type Column<Row> = (labels: ListContext) => TableColumn<Row>;

/** Where a column differs from others of its kind: its width, its place on phones, and whether it gives way. */
type Look = Pick<TableColumn<never>, 'width' | 'phone' | 'yields'>;

/** The document's number, which names the row. `header` is the key of a text, here and below. */
export const numberColumn =
  <Id extends string>(id: Id, header: string, look: Look = {}): Column<Readonly<Record<Id, string>>> =>
  ({ t }) => ({
    id,
    header: t(header),
    rowHeader: true,
    width: 132,
    cell: (row) => <NumberCell>{row[id]}</NumberCell>,
    ...look,
  });

/** When something was asked for. */
export const momentColumn =
  <Id extends string>(
    id: Id,
    header = 'portal.list.days',
    look: Look = {},
  ): Column<Readonly<Record<Id, string>>> =>
  ({ t, language, now }) => ({
    id,
    header: t(header),
    phone: 'bare',
    width: 132,
    cell: (row) => <MomentCell {...listedTime(row[id], language, now)} />,
    ...look,
  });

/** The company and its person. `href` leads to the company's own page, where there is one. */
export const personColumn =
  <Row extends { clientName: string; clientFullName: string }>({
    href,
    ...look
  }: Look & { href?: (row: Row) => string } = {}): Column<Row> =>
  ({ t }) => ({
    id: 'client',
    header: t('portal.list.client'),
    phone: 'fill',
    cell: (row) => (
      <ClientCell
        company={href ? <TextLink href={href(row)}>{row.clientName}</TextLink> : row.clientName}
        person={row.clientFullName}
      />
    ),
    ...look,
  });

/** The wines in a few words. */
export const winesColumn =
  (look: Look = {}): Column<Parameters<typeof winesLabels>[1]> =>
  ({ t }) => ({
    id: 'lines',
    header: t('portal.list.lines'),
    phone: 'fill',
    cell: (row) => <WinesCell>{winesLabels(t, row)}</WinesCell>,
    ...look,
  });

/** The sum with tax; nothing has a price yet where it is 0. */
export const totalColumn =
  (look: Look = {}): Column<{ total: number }> =>
  ({ t, language }) => ({
    id: 'total',
    header: t('portal.list.total'),
    numeric: true,
    phone: 'last',
    width: 124,
    cell: ({ total }) => <TotalCell>{total === 0 ? '–' : formatNumber(total, language)}</TotalCell>,
    ...look,
  });

/** A day that may not be known yet. */
export const dayColumn =
  <Id extends string>(id: Id, header: string, look: Look = {}): Column<Readonly<Record<Id, string | null>>> =>
  ({ t, language, now }) => ({
    id,
    header: t(header),
    width: 132,
    cell: ({ [id]: day }) =>
      day === null ? <SmallCell>–</SmallCell> : <DayCell {...listedDay(day, language, now)} />,
    ...look,
  });

/** A last day, and what is urgent about it. */
export const expiryColumn =
  <Id extends string, Row extends Readonly<Record<Id, string | null>>>(
    id: Id,
    header: string,
    mark: (row: Row, labels: ListContext) => string | null,
    { late = false, ...look }: Look & { late?: boolean } = {},
  ): Column<Row> =>
  (labels) => ({
    id,
    header: labels.t(header),
    phone: 'mark',
    width: 132,
    cell: (row) => {
      const day: string | null = row[id];
      const shown = day === null ? null : listedDay(day, labels.language, labels.now);
      return <ExpiryCell day={shown} mark={mark(row, labels)} late={late} />;
    },
    ...look,
  });

/** The state, and what goes with it. */
export const stateColumn =
  <Row,>(
    state: (row: Row, labels: ListContext) => ComponentProps<typeof StateCell>,
    { header, ...look }: Look & { header?: string } = {},
  ): Column<Row> =>
  (labels) => ({
    id: 'status',
    header:
      header === undefined
        ? labels.t('portal.list.status')
        : `${labels.t('portal.list.status')} · ${labels.t(header)}`,
    width: 96,
    cell: (row) => <StateCell {...state(row, labels)} />,
    ...look,
  });

/** The state in the words of the trade; one whose kind has no tones is plain. */
export function statusColumn<Kind extends StatusKind>(
  kind: Kind,
  reader: DocumentReader,
  look: Look = {},
): Column<{ status: StatusOf<Kind> }> {
  return stateColumn(
    ({ status }, { language }) => ({
      tone: statusTone(kind, status, reader),
      children: statusLabel(kind, status, language),
    }),
    look,
  );
}
