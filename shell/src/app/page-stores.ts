import { joinTabs, onlineStore, viewportWidthStore } from '@vitis/platform/owner';

/** Keeps the stores that describe page and device true for the page's whole life. */
export function startPageStores(): void {
  joinTabs();
  const readOnline = () => onlineStore.set(navigator.onLine);
  const readWidth = () => viewportWidthStore.set(document.documentElement.clientWidth);
  readOnline();
  readWidth();
  addEventListener('online', readOnline);
  addEventListener('offline', readOnline);
  addEventListener('resize', readWidth);
}
