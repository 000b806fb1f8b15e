/** What a remote is declared with, and what stands around each of its screens. */

export { defineRemote, type FramedRemote } from './define-remote.tsx';
export { ScreenFrame, usePortalTexts } from './screen-frame.tsx';
