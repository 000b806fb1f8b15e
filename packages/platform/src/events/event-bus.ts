import { prefetchCache } from '../api/prefetch-cache.ts';

/** All that may cross a remote boundary: facts, in the past tense, never commands. */
export interface PlatformEvents {
  /** Bottles went into the cart; the badge is counted again. */
  'cart/line-added': { idProduct: number; bottles: number };
  /** Lines left the cart or changed; the badge is counted again. */
  'cart/changed': Record<string, never>;
  /** A wine was put on the wish list or taken off it. */
  'wish/toggled': { idProduct: number; wished: boolean };
  'estimate/requested': { estimateNumber: string };
  'estimate/changed': { estimateNumber: string };
  'order/placed': { orderFormNumber: string };
  'order/changed': { orderFormNumber: string };
  'delivery/completed': { idDeliveryInfo: number };
  'chat/read': { idChatRoom: number };
  /** Someone signed in, in this tab or another. */
  'session/started': Record<string, never>;
  /** A call answered 401 or the token ran out; the shell clears the session and asks for sign-in. */
  'session/expired': { returnTo: string };
  /** Signed out on purpose; all tabs follow. `ended`: the token without its signature; a tab of an earlier build does not say it. */
  'session/ended': { ended?: string | undefined };
}

export type PlatformEvent = keyof PlatformEvents;

/** `remote` is true when another tab of this browser is where it happened. */
type Listener<E extends PlatformEvent> = (fact: PlatformEvents[E], origin: { remote: boolean }) => void;

interface Envelope {
  event: PlatformEvent;
  fact: PlatformEvents[PlatformEvent];
}

const listeners = new Map<PlatformEvent, Set<Listener<PlatformEvent>>>();
let channel: BroadcastChannel | null = null;

function deliver({ event, fact }: Envelope, remote: boolean): void {
  prefetchCache.invalidate();
  for (const listener of [...(listeners.get(event) ?? [])]) {
    try {
      listener(fact, { remote });
    } catch (error) {
      // A listener that throws must not stop the others; its error goes to the page's error report.
      reportError(error);
    }
  }
}

/** Publishes a fact to every part, in this tab and in the browser's other tabs. */
export function publish<E extends PlatformEvent>(event: E, fact: PlatformEvents[E]): void {
  deliver({ event, fact }, false);
  channel?.postMessage({ event, fact });
}

/** Subscribes to a fact; the returned function unsubscribes. */
export function subscribe<E extends PlatformEvent>(event: E, listener: Listener<E>): () => void {
  const set = listeners.get(event) ?? new Set();
  listeners.set(event, set);
  set.add(listener as unknown as Listener<PlatformEvent>);
  return () => set.delete(listener as unknown as Listener<PlatformEvent>);
}

/** Shell only: joins the other tabs. Without BroadcastChannel the tab stays alone and works. */
export function joinTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const joined = new BroadcastChannel('vitis-events');
  joined.onmessage = ({ data }: MessageEvent<Envelope>) => deliver(data, true);
  channel = joined;
  return () => {
    joined.close();
    if (channel === joined) channel = null;
  };
}
