/** What the page's scripts are, as `application/json`: the shell's to be run, the remote's to be fetched ahead. */
export interface StartFiles {
  run: { src: string; integrity: string }[];
  fetch: { href: string; integrity?: string }[];
}

/** Milliseconds after which the scripts start although the picture is still on its way. */
const PICTURE_PATIENCE_MS = 1_000;

/**
 * The page's one inline script, the same on every page, so that one hash in the policy allows it.
 *
 * It sets the only Trusted Types policy before any other script runs: script addresses where released files are, and
 * nothing else. Then it starts the page's scripts when its largest picture is there: on a slow line they
 * would share its bandwidth, and no fetch priority keeps them from that over HTTP/1.1.
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
  function start() {
    if (started) return;
    started = true;
    files.run.forEach(function (file) {
      var script = document.createElement('script');
      mark(script, file.integrity);
      script.async = false;
      script.src = file.src;
      document.head.appendChild(script);
    });
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
