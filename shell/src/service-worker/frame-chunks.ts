/** Lazy chunks of the shell without which the frame is none, or screens cannot ask for anything. */
export const FRAME_CHUNKS = [
  'badges',
  'category-menu',
  'dialog-box',
  'idle-work',
  'member-frame',
  'mega-menu',
  'search-overlay',
  'search-panel',
  'transport',
];
