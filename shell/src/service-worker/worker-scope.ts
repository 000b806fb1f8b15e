// TypeScript knows either a page's globals or a worker's. The platform's modules are written for pages, so the few names of a
// service worker stand here.

/** An event that keeps the worker alive until the work is done. */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface SyncEvent extends ExtendableEvent {
  tag: string;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  sync: SyncEvent;
}

interface WorkerScope {
  addEventListener: <E extends keyof Events>(type: E, listener: (event: Events[E]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  /** Where there are cookies for workers, there is Background Sync, and the other way round. */
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
  /** Written by the gateway in front of the script. */
  vitisFilesAt?: string;
}

export const worker = globalThis as unknown as WorkerScope;
