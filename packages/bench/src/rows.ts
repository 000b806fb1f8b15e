import type { Spread } from './statistics.ts';

export const SECTIONS = [
  'pages',
  'lighthouse',
  'api',
  'search',
  'lists',
  'chat',
  'build',
  'releases',
  'navigation',
  'interactions',
  'memory',
  'throughput',
  'attacks',
] as const;
export type Section = (typeof SECTIONS)[number];

export type Unit = 'kB' | 'ms' | 's' | 'MB' | 'points' | 'tasks' | '/s' | '';

/** What a row is to keep: a limit of its own in the row's unit (`least`: of a score), or one on the ratio to its reference. */
export type Aim = { of: 'measured' | 'ratio'; most: number } | { of: 'measured'; least: number };

/** One line of the table. */
export interface Row {
  section: Section;
  what: string;
  unit: Unit;
  measured: Spread;
  /** Measured in the same run, in the same unit. */
  reference?: { name: string; value: Spread };
  aim?: Aim;
}

export interface JudgedRow extends Row {
  /** Medians divided; null without a reference, or where the reference is nothing. */
  ratio: number | null;
  /** Null where there is no aim. */
  met: boolean | null;
}

/** Works out the ratio of a row, and whether it keeps its aim. A ratio that cannot be had does not keep it. */
export function judge(row: Row): JudgedRow {
  const reference = row.reference?.value.middle ?? 0;
  const ratio = reference > 0 ? row.measured.middle / reference : null;
  if (row.aim === undefined) return { ...row, ratio, met: null };
  const judged = row.aim.of === 'ratio' ? ratio : row.measured.middle;
  if (judged === null) return { ...row, ratio, met: false };
  return { ...row, ratio, met: 'least' in row.aim ? judged >= row.aim.least : judged <= row.aim.most };
}

const DIGITS: Record<Unit, number> = { kB: 1, ms: 1, s: 1, MB: 0, points: 0, tasks: 0, '/s': 0, '': 3 };

function number(value: number, unit: Unit): string {
  return value >= 1000 ? value.toFixed(0) : value.toFixed(DIGITS[unit]);
}

function quantity({ least, middle, most }: Spread, unit: Unit): string {
  const text = `${number(middle, unit)}${unit && ` ${unit}`}`;
  return least === most ? text : `${text} (${number(least, unit)}–${number(most, unit)})`;
}

function aimText({ aim, unit }: Row): string {
  if (aim === undefined) return '–';
  if ('least' in aim) return `≥ ${aim.least}${unit && ` ${unit}`}`;
  return aim.of === 'ratio' ? `ratio ≤ ${aim.most}` : `≤ ${aim.most}${unit && ` ${unit}`}`;
}

const verdict = ({ met }: JudgedRow): string => (met === null ? '–' : met ? 'met' : '**missed**');

const HEAD = ['What', 'Measured', 'Reference', 'Ratio', 'Aim', 'Met'];

function cells(row: JudgedRow): string[] {
  const { reference, unit } = row;
  return [
    row.what,
    quantity(row.measured, unit),
    reference === undefined ? '–' : `${quantity(reference.value, unit)}, ${reference.name}`,
    row.ratio === null ? '–' : row.ratio.toFixed(2),
    aimText(row),
    verdict(row),
  ];
}

/** A Markdown table whose columns are even, so that it also reads well in a terminal. */
export function table(rows: readonly JudgedRow[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const text = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [text(HEAD), rule, ...lines.slice(1).map(text)].join('\n');
}

/** How many aims are kept, in one plain line that names the missed ones. */
export function summary(rows: readonly JudgedRow[]): string {
  const aimed = rows.filter(({ met }) => met !== null);
  const missed = aimed.filter(({ met }) => met === false);
  const kept = `${aimed.length - missed.length} of ${aimed.length} aims met`;
  if (missed.length === 0) return `${kept}.`;
  return `${kept}. Missed: ${missed.map((row) => `${row.what} (${aimText(row)})`).join('; ')}.`;
}
