import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as rules from './layout-rules.ts';

test.each([
  ['SCROLL_TOP_THRESHOLD', 200],
  ['FETCH_MIN_DISPLAY_MS', 200],
  ['PREFETCH_IDLE_TIMEOUT_MS', 2_000],
  ['ROUTE_PROGRESS_THROTTLE_MS', 200],
  ['ROUTE_PROGRESS_DURATION_MS', 5_000],
  ['GRID_COLUMNS', 12],
  ['CONTROL_HEIGHT', 42],
  ['BASE_FONT_SIZE', 14],
  ['ACCOUNT_MAX_WIDTH', 424],
  ['ALERT_LAYER', 3_000],
] as const)('%s is %s', (name, value) => {
  expect(new Map(Object.entries<unknown>(rules)).get(name)).toBe(value);
});

test('BREAKPOINTS are 576, 768, 992 and 1200', () => {
  expect(Object.values(rules.BREAKPOINTS)).toEqual([576, 768, 992, 1200]);
});

test('BUTTON_MIN_WIDTHS are 83, 88 and 162', () => {
  expect(rules.BUTTON_MIN_WIDTHS).toEqual({ small: 83, regular: 88, large: 162 });
});

const read = (file: string) => readFileSync(join(__dirname, '../../../..', file), 'utf8');
const TOKENS = 'packages/ui/src/styles/tokens.scss';
const MIXINS = 'packages/ui/src/styles/_mixins.scss';
const BUTTON = 'packages/ui/src/controls/button.module.scss';
const { BREAKPOINTS, BUTTON_MIN_WIDTHS } = rules;

test.each([
  [
    rules.ROUTE_PROGRESS_DURATION_MS,
    'shell/src/app/navigation/navigation-progress.module.scss',
    /run (\d+)ms/,
  ],
  [rules.GRID_COLUMNS, MIXINS, /@mixin grid-12[^}]* repeat\((\d+),/],
  [rules.CONTROL_HEIGHT, TOKENS, /--control: (\d+)px;/],
  [rules.ACCOUNT_MAX_WIDTH, TOKENS, /--account-width: (\d+)px;/],
  [rules.ALERT_LAYER, TOKENS, /--layer-alert: (\d+);/],
  [BUTTON_MIN_WIDTHS.regular, BUTTON, /\.button \{[^}]*min-width: (\d+)px;/],
  [BUTTON_MIN_WIDTHS.small, BUTTON, /\.small \{[^}]*min-width: (\d+)px;/],
  [BUTTON_MIN_WIDTHS.large, BUTTON, /\.large \{[^}]*min-width: (\d+)px;/],
  ...Object.entries(BREAKPOINTS).map(
    ([name, width]) => [width, MIXINS, RegExp(`${name}: (\\d+)px`)] as const,
  ),
] as const)('%d is what %s says at %s', (value, file, declared) => {
  expect(Number(declared.exec(read(file))?.[1])).toBe(value);
});

test('a body is set in BASE_FONT_SIZE', () => {
  const tokens = read(TOKENS);
  expect(tokens).toMatch(/\bbody \{[^}]*font-size: var\(--text-14\);/);
  // A rem is 16 px, since the page leaves the size of its root to the browser.
  expect(16 * Number(/--text-14: ([\d.]+)rem;/.exec(tokens)?.[1])).toBe(rules.BASE_FONT_SIZE);
});
