import type { PageLoad } from './page-load.ts';
import { type MeasuredPage, VARIANTS } from './pages-rows.ts';
import { median } from './statistics.ts';

const HEAD = [
  'Page',
  'From',
  'First byte',
  'HTML there',
  'First paint',
  'Picture asked',
  'Picture there',
  'LCP',
  'Busy before LCP',
  'Busy in all',
  'Largest paint',
];

const NUMBERS = [
  'responseStart',
  'responseEnd',
  'firstPaint',
  'pictureAsked',
  'pictureThere',
  'lcp',
  'busyBeforeLcp',
  'busy',
] as const;

function middle(loads: readonly PageLoad[], key: (typeof NUMBERS)[number]): string {
  const values = loads.map((load) => load[key]).filter((value) => value !== null);
  return values.length === 0 ? '–' : median(values).toFixed(0);
}

/** Where the time until the largest paint goes: medians in milliseconds. */
export function timeline(pages: readonly MeasuredPage[]): string {
  const lines = pages.flatMap(({ name, loads }) =>
    VARIANTS.map((variant) => {
      const last = loads[variant].at(-1);
      const cells = [
        name,
        variant,
        ...NUMBERS.map((key) => middle(loads[variant], key)),
        last?.lcpElement ?? '',
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return [
    'Milliseconds since navigation began, medians:',
    '',
    `| ${HEAD.join(' | ')} |`,
    `|${HEAD.map(() => '---').join('|')}|`,
    ...lines,
  ].join('\n');
}

/** Which scripts make up the JavaScript of each page. */
export function scriptList(pages: readonly MeasuredPage[]): string {
  const lines = pages.flatMap(({ name, loads }) =>
    (['federated', 'one'] as const).map((variant) => {
      const scripts = Object.entries(loads[variant].at(-1)?.scripts ?? {});
      const list = scripts
        .sort(([, a], [, b]) => b - a)
        .map(
          ([path, bytes]) =>
            `${path.replace(/^\/r\//, '').replace(/\/[^/]+\/js\//, ' ')} ${(bytes / 1000).toFixed(1)}`,
        );
      return `- ${name}, ${variant}: ${list.join(', ')}`;
    }),
  );
  return ['Scripts in kB (brotli):', '', ...lines].join('\n');
}
