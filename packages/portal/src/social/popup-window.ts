import { $webview } from '@vitis/platform';

interface PopupOptions {
  /** Name of the window: the same one is used again. */
  name: string;
  width: number;
  height: number;
}

/**
 * Opens an empty pop-up in the middle of the window, in the moment of the press: a browser lets no page open one later.
 * Null in the app, which has no windows, and where they are blocked.
 */
export function openPopup({ name, width, height }: PopupOptions): Window | null {
  if ($webview.get().os !== null) return null;
  const left = Math.round(window.screenX + Math.max(0, window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + Math.max(0, window.outerHeight - height) / 2);
  return window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
}
