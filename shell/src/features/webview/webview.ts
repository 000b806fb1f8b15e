import { WEBVIEW_MARK, WEBVIEW_MEMORY } from '@vitis/contracts/webview';
import { webviewStore } from '@vitis/platform/owner';
import { HOST_APP_ORIGINS } from '../../shop/host-app.ts';
import { type HostMessage, readHostMessage } from './host-message.ts';

/** Message interfaces of the host app, one per system. */
interface HostWindow {
  webkit?: { messageHandlers?: { vitis?: { postMessage: (message: unknown) => void } } };
  VitisApp?: { postMessage: (message: string) => void };
}

function apply({ os, pushToken }: HostMessage): void {
  webviewStore.set({ os, pushToken });
  document.documentElement.dataset[WEBVIEW_MARK] = os;
}

/** Facts about the page for the app. The access token is never among them. */
function tellHost(message: { type: 'page/ready' }): void {
  const host = window as unknown as HostWindow;
  const said = { source: 'vitis-page', ...message };
  host.webkit?.messageHandlers?.vitis?.postMessage(said);
  host.VitisApp?.postMessage(JSON.stringify(said));
}

function recall(): void {
  try {
    const text = sessionStorage.getItem(WEBVIEW_MEMORY);
    const known = text === null ? null : readHostMessage(text);
    if (known !== null) apply(known);
  } catch {
    // Storage may be closed to the page; then the app says it again.
  }
}

/**
 * Listens to the app around the page: messages from an allowed origin with the agreed shape, nothing else.
 * What it said is known again at the next page, which is marked before its first paint (the gateway's `returning-script.ts`).
 * The returned function ends it.
 */
export function startWebview(): () => void {
  const hear = ({ data, origin }: MessageEvent<unknown>) => {
    // Android's own messages carry an empty origin; a web page cannot send one.
    const allowed = origin === location.origin || origin === '' || HOST_APP_ORIGINS.includes(origin);
    const message = allowed ? readHostMessage(data) : null;
    if (message === null) return;
    apply(message);
    try {
      sessionStorage.setItem(
        WEBVIEW_MEMORY,
        JSON.stringify({ source: 'vitis-app', type: 'host/ready', ...message }),
      );
    } catch {
      // Without storage the next page hears it from the app.
    }
  };
  recall();
  addEventListener('message', hear);
  tellHost({ type: 'page/ready' });
  return () => removeEventListener('message', hear);
}
