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
  ['DEFAULT_MAP_CATEGORY', 'MT1'],
] as const)('%s is %s', (name, value) => {
  expect(new Map(Object.entries<unknown>(rules)).get(name)).toBe(value);
});

test('BREAKPOINTS are 576, 768, 992 and 1200', () => {
  expect(Object.values(rules.BREAKPOINTS)).toEqual([576, 768, 992, 1200]);
});

test('BUTTON_MIN_WIDTHS are 83, 88 and 162', () => {
  expect(rules.BUTTON_MIN_WIDTHS).toEqual({ small: 83, regular: 88, large: 162 });
});
