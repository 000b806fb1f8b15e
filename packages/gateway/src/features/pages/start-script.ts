import { REPORTS_PATH } from '@vitis/contracts/page-reports';
import type { LastWords } from './last-words.ts';

/** What the page's scripts are, as `application/json`: the shell's to be run, the remote's to be fetched ahead. */
export interface StartFiles {
  /** Build of the shell. */
  build: string;
  run: { src: string; integrity: string }[];
  fetch: { href: string; integrity?: string }[];
  /** What is said when the shell's own script does not come, in the page's language. */
  words: LastWords;
}

/** Milliseconds after which the scripts start although the picture is still on its way. */
const PICTURE_PATIENCE_MS = 1_000;
/** Given up is a script while nothing at all arrives for so long, as a remote is. */
const SILENCE_MS = 10_000;
/** And whatever else arrives meanwhile, nobody waits longer for it. */
const PATIENCE_MS = 30_000;

/**
 * The page's one inline script, the same on every page, so that one hash in the policy allows it.
 *
 * It sets the only Trusted Types policy before any other script runs: script addresses where released files are, and
 * nothing else. Then it starts the page's scripts when its largest picture is there: on a slow line they
 * would share its bandwidth, and no fetch priority keeps them from that over HTTP/1.1.
 *
 * Nobody else is there to say it when the shell's script does not come: one that fails is asked for twice more, one that
 * hangs has ten seconds from whatever arrived last, then a message with another try and a way home lies over what the
 * server has rendered, and the gateway is told. What comes late all the same takes the message away.
 *
 * @param more another folder whose scripts this page may load
 */
export const startScript = (filesAt: string, more?: string): string => `(function () {
  var types = window.trustedTypes;
  var places = ${JSON.stringify(more === undefined ? [filesAt] : [filesAt, more])}.map(function (place) { return new URL(place, location.origin); });
  var releases = places[0];
  if (types) types.createPolicy('default', { createScriptURL: function (address) {
    var url = new URL(address, document.baseURI);
    function holds(place) { return url.origin === place.origin && url.pathname.indexOf(place.pathname) === 0; }
    if (places.some(holds)) return address;
    throw new TypeError('A script from ' + url.origin + url.pathname + ' is not one of the releases');
  } });
  var files = JSON.parse(document.getElementById('vitis-start').textContent);
  var started = false;
  // What another origin sends is checked only where it was asked for this way.
  function mark(element, integrity) {
    if (integrity) element.integrity = integrity;
    if (releases.origin !== location.origin) element.crossOrigin = 'anonymous';
  }
  var tries = 0;
  var told = false;
  function run(file) {
    var script = document.createElement('script');
    var began = Date.now();
    var timer;
    function count() {
      clearTimeout(timer);
      timer = setTimeout(function () {
        end();
        tries += 3 - tries % 3;
        giveUp(file, script, 'DEADLINE');
      }, Math.min(${SILENCE_MS}, began + ${PATIENCE_MS} - Date.now()));
    }
    function end() {
      clearTimeout(timer);
      document.removeEventListener('load', count, true);
    }
    mark(script, file.integrity);
    // One that hangs keeps those in line behind it from running: another try does not stand in line.
    script.async = tries > 0;
    script.src = file.src + (tries ? '?retry=' + tries : '');
    script.onload = end;
    script.onerror = function () {
      end();
      tries += 1;
      if (tries % 3) setTimeout(run, tries % 3 * 400, file);
      else giveUp(file, script, 'FILE');
    };
    document.addEventListener('load', count, true);
    count();
    document.head.appendChild(script);
  }
  function giveUp(file, script, code) {
    if (!told) navigator.sendBeacon(${JSON.stringify(REPORTS_PATH)}, new Blob([JSON.stringify({ reports: [{
      kind: 'fault', part: 'shell', build: files.build, stage: 'entry', code: code, path: location.pathname.slice(0, 200)
    }] })], { type: 'application/json' }));
    told = true;
    var message = document.createElement('div');
    function end() {
      removeEventListener('online', again);
      message.remove();
    }
    function again() {
      end();
      script.onload = null;
      // A script runs in the document that asked for it, or nowhere: what may still come does not start the page twice.
      document.implementation.createHTMLDocument('').adoptNode(script);
      run(file);
    }
    addEventListener('online', again);
    script.onload = end;
    script.onerror = null;
    var button = document.createElement('button');
    var home = document.createElement('a');
    message.setAttribute('role', 'alert');
    message.style.cssText = 'position:fixed;inset:auto 0 0;z-index:3000;padding:16px;background:#fff;color:#1e1a1c;border-top:2px solid #b3261e;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;font:14px/1.5 sans-serif';
    button.type = 'button';
    button.textContent = files.words.retry;
    button.style.cssText = 'min-height:42px;padding:0 16px;border:1px solid #6e1f34;border-radius:6px;background:#6e1f34;color:#fff;font:inherit';
    button.onclick = again;
    home.href = '/';
    home.textContent = files.words.home;
    home.style.cssText = 'color:#6e1f34;padding:10px 0';
    message.append(files.words.text, button, home);
    document.body.appendChild(message);
  }
  function start() {
    if (started) return;
    started = true;
    files.run.forEach(run);
    files.fetch.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      mark(link, file.integrity);
      link.href = file.href;
      document.head.appendChild(link);
    });
  }
  var picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return start();
  picture.addEventListener('load', start);
  picture.addEventListener('error', start);
  setTimeout(start, ${PICTURE_PATIENCE_MS});
})();`;
