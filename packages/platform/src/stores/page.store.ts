import type { Language } from '@vitis/contracts';
import { atom, readonlyType } from 'nanostores';

/** Facts about the page and its device. The shell writes them; every part may read them. */
export const languageStore = atom<Language>('ko-KR');
export const onlineStore = atom(true);
export const viewportWidthStore = atom(0);
export const webviewStore = atom<WebviewState>({ os: null, pushToken: null });
export const cartCountStore = atom<number | null>(null);
export const chatUnreadStore = atom(0);

/** The app around the page, if there is one. */
export interface WebviewState {
  os: 'iOS' | 'Android' | null;
  pushToken: string | null;
}

export const $language = readonlyType(languageStore);
export const $online = readonlyType(onlineStore);
/** CSS pixels; 0 until the browser has told. */
export const $viewportWidth = readonlyType(viewportWidthStore);
/** What the app around the page is. */
export const $webview = readonlyType(webviewStore);
/** Lines in the cart; null for everyone but a buyer. */
export const $cartCount = readonlyType(cartCountStore);
/** Messages in the chat that have not been read; 0 for those without a chat. */
export const $chatUnread = readonlyType(chatUnreadStore);
