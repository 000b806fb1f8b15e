import type { IconDrawing } from '../controls/icon.tsx';

/** What pages of wines draw: a chunk carries whole files, and these pages come first on a stranger's phone. */
export const heartIcon = 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.1C20 15 12 20 12 20Z';
export const heartFilledIcon: IconDrawing = { d: heartIcon, filled: true };
export const cartIcon =
  'M3 4h2.6l2.2 11h9.7L19.8 7H6.2M9.2 18a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6ZM16.4 18a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z';
export const bottleIcon =
  'M10 2.5h4v5.2c0 1.3 2.5 2.3 2.5 4.8v8a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-8c0-2.5 2.5-3.5 2.5-4.8V2.5ZM10 5h4M7.5 13h9M7.5 18h9';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const chevronDownIcon = 'm6 9 6 6 6-6';
export const chevronLeftIcon = 'm15 6-6 6 6 6';
export const chevronRightIcon = 'm9 6 6 6-6 6';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const filterIcon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z';
export const tableIcon = 'M4 5h16v14H4V5ZM4 10h16M4 14.5h16M10 10v9';
export const gridIcon = 'M4.5 4.5h6v6h-6v-6ZM13.5 4.5h6v6h-6v-6ZM4.5 13.5h6v6h-6v-6ZM13.5 13.5h6v6h-6v-6Z';
export const printIcon = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z';
export const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4';
export const arrowRightIcon = 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5';
export const lockIcon = 'M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2';
export const glassIcon = 'M7 3h10l-.8 7a4.2 4.2 0 0 1-8.4 0L7 3ZM12 14.2V21M8.5 21h7M7.4 7h9.2';
export const externalIcon = 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5';
