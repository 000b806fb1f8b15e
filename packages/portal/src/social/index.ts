/** Signing in with the account of somebody else, and connecting one: the window, the way back, and whose button it is. */

export { openPopup } from './popup-window.ts';
export { SocialMark } from './social-mark.tsx';
export { openSocialWindow, returnAddressOf, type SocialWindow, takeReturnTo } from './social-window.ts';
