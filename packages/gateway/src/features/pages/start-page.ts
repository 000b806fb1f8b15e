/// <reference lib="dom" />
import type { FallbackMessages } from '../../shared/fallback-messages.ts';

/** What the page's scripts are, as `application/json`: the shell's texts and its own to be run, the remote's and its texts to be prefetched. */
export interface StartFiles {
  /** Build of the shell. */
  build: string;
  run: StartFile[];
  fetch: { href: string; as: 'script' | 'fetch'; integrity?: string }[];
  /** The screen is for members: whoever is none is led elsewhere, and has no use for its files. */
  forMembers: boolean;
  /** What is said when the shell's own script does not come or cannot run, in the page's language. */
  messages: FallbackMessages;
  /** The home page in that language. */
  home: string;
}

interface StartFile {
  src: string;
  integrity: string;
  /** How often it has been asked for in vain; in multiples of three where somebody has asked for it anew. */
  tries?: number;
}

export interface StartSettings {
  /** Folders whose scripts the page may load: that of the releases, and another one of a developer. */
  folders: string[];
  /** The one script besides them that may be loaded: the service worker. */
  worker: string;
  /** Where faults are reported. */
  reports: string;
  /** Event by which the shell says that it cannot start. */
  failed: string;
  /** Global variable by which presses are kept for the shell. */
  early: string;
  /** Milliseconds without any arrival after which a script is given up, as a remote is. */
  silence: number;
  /** Milliseconds after which it is given up whatever else arrives. */
  patience: number;
  /** Milliseconds after which the scripts start although nothing is painted: the picture is on its way, or nobody looks. */
  paintPatience: number;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * Starts a page, in the browser: its text is an inline script, so it may use nothing of this file but types.
 *
 * The only Trusted Types policy is set before any other script runs: script addresses below the folders, the service
 * worker's, and nothing else.
 * Then the page's scripts start when its largest picture is painted, or its text where it has none: on a slow line they
 * would share the picture's bandwidth, and no fetch priority keeps them from that over HTTP/1.1. Until then the document is
 * marked `data-picture-first` (by `returning-script.ts`), by which a screen's style holds back pictures out of sight.
 *
 * A shell whose script or texts do not come can say nothing: what fails is asked for twice more, what hangs is given up,
 * and one message with another try and a way home lies over what the server has rendered. What comes late all the same
 * takes the message away. The same message stands for a shell that came and throws while it starts, and for a page that broke above
 * every boundary later: then the other try is a new page, and presses are kept no longer.
 */
export function startPage(settings: StartSettings): void {
  /** Without the shell a browser would send what is written in a form to the page's own address, where it stays to be read. */
  const holdForms = () => addEventListener('submit', (event) => event.preventDefault(), true);
  // By `old-browser-script.ts`: what it would start fails in the middle.
  const { dataset } = document.documentElement;
  if ('oldBrowser' in dataset) {
    delete dataset.pictureFirst;
    holdForms();
    return;
  }
  const { folders, worker, reports, failed, early, silence, patience, paintPatience } = settings;
  const places = folders.map((folder) => new URL(folder, location.origin));
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const url = new URL(address, document.baseURI);
      if (places.some(({ origin, pathname }) => url.origin === origin && url.pathname.startsWith(pathname)))
        return address;
      if (url.href === location.origin + worker) return address;
      throw new TypeError(`A script from ${url.origin}${url.pathname} is not one of the releases`);
    },
  });

  const files = JSON.parse(document.getElementById('vitis-start')?.textContent ?? '') as StartFiles;
  const isElsewhere = places[0]?.origin !== location.origin;
  /** A file of another origin is checked only where it was asked for this way. */
  const mark = (element: HTMLScriptElement | HTMLLinkElement, integrity?: string) => {
    if (integrity) element.integrity = integrity;
    if (isElsewhere) element.crossOrigin = 'anonymous';
  };

  const run = (file: StartFile): void => {
    const { tries = 0 } = file;
    const script = document.createElement('script');
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('load', count, true);
    };
    function count() {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          end();
          file.tries = tries + 3 - (tries % 3);
          giveUp(file, script, 'DEADLINE');
        },
        Math.min(silence, began + patience - Date.now()),
      );
    }
    mark(script, file.integrity);
    // Before the pictures further down: by itself it would have their priority.
    script.fetchPriority = 'high';
    script.src = file.src + (tries ? `?retry=${tries}` : '');
    script.onload = end;
    script.onerror = () => {
      end();
      file.tries = tries + 1;
      if (file.tries % 3) setTimeout(run, (file.tries % 3) * 400, file);
      else giveUp(file, script, 'FILE');
    };
    document.addEventListener('load', count, true);
    // What it throws while it is evaluated comes before it is loaded; later, the shell tells by itself.
    const threw = ({ filename }: ErrorEvent) => {
      if (filename === script.src) breakDown();
    };
    addEventListener('error', threw);
    script.addEventListener('load', () => removeEventListener('error', threw));
    count();
    document.head.appendChild(script);
  };

  let isReported = false;
  const report = (code: string, stage: string) => {
    if (isReported) return;
    isReported = true;
    const path = location.pathname.slice(0, 200);
    const fault = { kind: 'fault', part: 'shell', build: files.build, stage, code, path };
    navigator.sendBeacon(
      reports,
      new Blob([JSON.stringify({ reports: [fault] })], { type: 'application/json' }),
    );
  };

  /** What was given up; one message speaks of all of it. */
  const lost = new Map<HTMLScriptElement, StartFile>();
  let hush: (() => void) | undefined;
  let isBroken = false;
  const again = () => {
    if (isBroken) return location.reload();
    hush?.();
    for (const [script, file] of lost) {
      script.onload = null;
      // A script runs in the document that asked for it, or nowhere: what may still come does not start the page twice.
      document.implementation.createHTMLDocument('').adoptNode(script);
      run(file);
    }
    lost.clear();
  };

  function giveUp(file: StartFile, script: HTMLScriptElement, code: string): void {
    report(code, 'entry');
    lost.set(script, file);
    script.onload = () => {
      lost.delete(script);
      if (!lost.size) hush?.();
    };
    script.onerror = null;
    say();
  }

  function breakDown(): void {
    isBroken = true;
    delete (window as unknown as Record<string, unknown>)[early];
    holdForms();
    report('THREW', 'start');
    say();
    // Whoever reads what is there is not led away by itself.
    removeEventListener('online', again);
  }

  function say(): void {
    if (hush) return;
    const message = document.createElement('div');
    hush = () => {
      if (isBroken) return;
      hush = undefined;
      removeEventListener('online', again);
      message.remove();
    };
    addEventListener('online', again);
    message.setAttribute('role', 'alert');
    message.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:3000;padding:16px;background:#fff;color:#1e1a1c;border-top:2px solid #b3261e;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;font:14px/1.5 sans-serif';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = files.messages.retry;
    button.style.cssText =
      'min-height:42px;padding:0 16px;border:1px solid #6e1f34;border-radius:6px;background:#6e1f34;color:#fff;font:inherit';
    button.onclick = again;
    const home = document.createElement('a');
    home.href = files.home;
    home.textContent = files.messages.home;
    home.style.cssText = 'color:#6e1f34;padding:10px 0';
    message.append(files.messages.text, button, home);
    document.body.appendChild(message);
  }

  addEventListener(failed, breakDown);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    delete dataset.pictureFirst;
    for (const file of files.run) run(file);
    const isUseful = !files.forMembers || 'returning' in dataset;
    for (const { href, as, integrity } of isUseful ? files.fetch : []) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = as;
      mark(link, integrity);
      // `fetch` asks for everything so, and finds only what was asked for likewise.
      if (as === 'fetch') link.crossOrigin = 'anonymous';
      link.href = href;
      document.head.appendChild(link);
    }
  };
  /** The first frame of all may still be on its way to the screen. */
  const startShown = () => {
    const { PerformanceObserver } = window;
    const isKnown = PerformanceObserver?.supportedEntryTypes?.includes('paint');
    if (!isKnown || performance.getEntriesByType('paint').length > 0) start();
    else new PerformanceObserver(start).observe({ type: 'paint' });
  };
  /** One frame draws it, with the next one it is on the screen. A tab that nobody sees has none of them. */
  const startPainted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startShown)));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture) delete dataset.pictureFirst;
  setTimeout(start, paintPatience);
  if (!picture || picture.complete) startPainted();
  picture?.addEventListener('load', startPainted);
  picture?.addEventListener('error', start);
}
