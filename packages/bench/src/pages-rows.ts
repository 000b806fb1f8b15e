import type { PageLoad } from './page-load.ts';
import type { Row } from './rows.ts';
import { exactly, spreadOf } from './statistics.ts';

export const VARIANTS = ['plain', 'federated', 'one'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The loads of one page, by what served it. */
export interface MeasuredPage {
  path: string;
  /** As a person would call it: `/product/{pid}`. */
  name: string;
  loads: Record<Variant, PageLoad[]>;
}

const PLAIN = 'plain HTML';
const ONE = 'one bundle';

/** Pages that guests open first; what they weigh and how long they block is the most for all others. */
const FIRST_PAGES = 'the heaviest of the first three';

/** The page whose JavaScript is bounded. */
const LIST = '/product';

const kilo = (bytes: number) => bytes / 1000;

/** The rows of one page: paint, stability, bytes. */
export function pageRows({ name, loads }: MeasuredPage): Row[] {
  const spread = (variant: Variant, read: (load: PageLoad) => number) => spreadOf(loads[variant].map(read));
  const lcp = (variant: Variant) => spread(variant, (load) => load.lcp);
  const bytes = (variant: Variant, kind: keyof PageLoad['bytes']) =>
    spread(variant, (load) => kilo(load.bytes[kind]));
  const script = { unit: 'kB', measured: bytes('federated', 'script') } as const;
  const against = (kind: keyof PageLoad['bytes'], variant: 'plain' | 'one', what: string): Row => ({
    section: 'pages',
    what: `${name}: ${what}`,
    unit: 'kB',
    measured: bytes('federated', kind),
    reference: { name: variant === 'plain' ? PLAIN : ONE, value: bytes(variant, kind) },
  });
  return [
    {
      section: 'pages',
      what: `${name}: LCP`,
      unit: 'ms',
      measured: lcp('federated'),
      reference: { name: PLAIN, value: lcp('plain') },
      aim: { of: 'ratio', most: 1.15 },
    },
    {
      section: 'pages',
      what: `${name}: LCP`,
      unit: 'ms',
      measured: lcp('federated'),
      reference: { name: ONE, value: lcp('one') },
      aim: { of: 'ratio', most: 1.05 },
    },
    {
      section: 'pages',
      what: `${name}: layout shift`,
      unit: '',
      measured: spread('federated', (load) => load.cls),
      aim: { of: 'measured', most: 0.01 },
    },
    ...(name === LIST
      ? [
          {
            section: 'pages' as const,
            what: `${name}: JavaScript, brotli`,
            ...script,
            aim: { of: 'measured' as const, most: 180 },
          },
        ]
      : []),
    {
      section: 'pages',
      what: `${name}: JavaScript, brotli`,
      ...script,
      reference: { name: ONE, value: bytes('one', 'script') },
      aim: { of: 'ratio', most: 1.25 },
    },
    against('style', 'one', 'CSS, brotli'),
    against('html', 'plain', 'HTML, brotli'),
    against('html', 'one', 'HTML, brotli'),
    against('total', 'plain', 'transferred'),
    { ...against('total', 'one', 'transferred'), aim: { of: 'ratio', most: 1.25 } },
    {
      section: 'pages',
      what: `${name}: blocking time`,
      unit: 'ms',
      measured: spread('federated', (load) => load.blocking),
      reference: { name: ONE, value: spread('one', (load) => load.blocking) },
    },
  ];
}

/** Rows of a page that is to be no heavier than those that guests open first. */
export function furtherPageRows({ name, loads }: MeasuredPage, first: readonly MeasuredPage[]): Row[] {
  const row = (what: string, unit: Row['unit'], read: (load: PageLoad) => number): Row => {
    const spreads = first.map((page) => spreadOf(page.loads.federated.map(read)));
    const heaviest = spreads.reduce((most, each) => (each.middle > most.middle ? each : most));
    return {
      section: 'pages',
      what: `${name}: ${what}`,
      unit,
      measured: spreadOf(loads.federated.map(read)),
      reference: { name: FIRST_PAGES, value: heaviest },
      // Not as a ratio: pages that keep nobody waiting have none.
      aim: { of: 'measured', most: heaviest.middle },
    };
  };
  return [
    row('blocking time', 'ms', ({ blocking }) => blocking),
    row('JavaScript, brotli', 'kB', ({ bytes }) => kilo(bytes.script)),
    row('transferred', 'kB', ({ bytes }) => kilo(bytes.total)),
  ];
}

/** A remote's container, which every page that shows the remote loads beside the code it needs. */
export const entryRow = (part: string, bytes: number): Row => ({
  section: 'pages',
  what: `${part}: remote entry, brotli`,
  unit: 'kB',
  measured: exactly(kilo(bytes)),
  aim: { of: 'measured', most: 8 },
});
