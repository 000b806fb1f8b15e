import type { Language } from '@vitis/contracts';
import { type InLanguages, seoulClock, seoulDay } from '@vitis/domain';

/** What a cell holds: a text stays one whatever it begins with, and a date is its day and hour in Seoul. */
export type SheetCell = string | number | Date | null;

/** A column of a workbook's sheet. */
export interface SheetColumn<Row> {
  header: InLanguages;
  /** In letters. */
  width: number;
  /** As Excel writes formats; a text has none. */
  format?: string;
  cell(row: Row, language: Language): SheetCell;
}

/** A list as a workbook: what its file is called, and its columns. */
export interface Sheet<Row> {
  title: InLanguages;
  columns: readonly SheetColumn<Row>[];
}

/** A moment as Excel counts it, which knows no time zones: the clock of Seoul. */
const seoulDate = (day: string, clock = '00:00'): Date => new Date(`${day}T${clock}:00Z`);

export const textColumn = <Row>(
  header: InLanguages,
  width: number,
  cell: (row: Row, language: Language) => string | null,
): SheetColumn<Row> => ({ header, width, cell });

/** Won or bottles. */
export const numberColumn = <Row>(
  header: InLanguages,
  cell: (row: Row) => number | null,
): SheetColumn<Row> => ({ header, width: 14, format: '#,##0', cell });

export const dayColumn = <Row>(header: InLanguages, cell: (row: Row) => string | null): SheetColumn<Row> => ({
  header,
  width: 12,
  format: 'yyyy-mm-dd',
  cell: (row) => {
    const day = cell(row);
    return day === null ? null : seoulDate(day);
  },
});

/** A time as the wire has it, to the minute. */
export const timeColumn = <Row>(
  header: InLanguages,
  cell: (row: Row) => string | null,
): SheetColumn<Row> => ({
  header,
  width: 17,
  format: 'yyyy-mm-dd hh:mm',
  cell: (row) => {
    const time = cell(row);
    if (time === null) return null;
    const instant = new Date(time);
    return seoulDate(seoulDay(instant), seoulClock(instant));
  },
});
