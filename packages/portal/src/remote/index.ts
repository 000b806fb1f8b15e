/** What a remote and its screens are declared with, and what stands around each of them. */

export { defineRemote, type FramedRemote } from './define-remote.tsx';
export { type DeclaredScreen, defineScreen } from './define-screen.ts';
export { useIsOpen } from './open-addresses.ts';
export { safeReturnTo } from './return-to.ts';
export { ScreenFrame, usePortalTexts } from './screen-frame.tsx';
