/** The scroll-to-top button appears after this many pixels. */
export const SCROLL_TOP_THRESHOLD = 200;

/** A loader that is shown stays at least this long, in milliseconds. */
export const FETCH_MIN_DISPLAY_MS = 200;

/** Longest wait for an idle moment before a linked part is prefetched, in milliseconds. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;

/** The progress bar of a navigation appears after this many milliseconds. */
export const ROUTE_PROGRESS_THROTTLE_MS = 200;

/** How long the progress bar of a navigation takes to fill, in milliseconds. */
export const ROUTE_PROGRESS_DURATION_MS = 5_000;

/** Viewport widths where layouts change, in CSS pixels. */
export const BREAKPOINTS = { small: 576, medium: 768, large: 992, wide: 1200 } as const;

/** Columns of the grid. What follows stands in stylesheets, too: the test compares them. */
export const GRID_COLUMNS = 12;

/** Height of a control, in CSS pixels. */
export const CONTROL_HEIGHT = 42;

/** The size of body text, in CSS pixels. */
export const BASE_FONT_SIZE = 14;

/** Narrowest buttons, in CSS pixels. */
export const BUTTON_MIN_WIDTHS = { small: 83, regular: 88, large: 162 } as const;

/** Widest account page, in CSS pixels. */
export const ACCOUNT_MAX_WIDTH = 424;

/** The z-index of the alert modal, above everything. */
export const ALERT_LAYER = 3_000;
