interface Cut {
  /** Files among which the piece is. */
  file: RegExp;
  /** From the beginning of its declaration to the brace that closes it at the beginning of a line. */
  piece: RegExp;
  standIn: string;
}

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

const CUTS: readonly Cut[] = [
  {
    // Fetches texts from a backend: every page comes with its texts, and a remote's are added when they arrive. The
    // stand-in answers as the whole class does where no backend is given.
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    piece: /^class Connector extends EventEmitter \{\n[\s\S]*?^\}\n/m,
    standIn: 'class Connector extends EventEmitter {\n  state = {};\n}\n',
  },
  {
    // Serves links with `prefetch`, which only the router's own framework has the manifest for.
    file: ROUTER,
    piece: /^function PrefetchPageLinks\(\{ page, \.\.\.linkProps \}\) \{\n[\s\S]*?^\}\n/m,
    standIn: 'function PrefetchPageLinks() {\n  return null;\n}\n',
  },
  // What watches a router from outside is handed to it as `instrumentations`; nothing here is.
  {
    file: ROUTER,
    piece: /^function getRouteInstrumentationUpdates\(fns, route\) \{\n[\s\S]*?^\}\n/m,
    standIn: 'function getRouteInstrumentationUpdates() {\n  return {};\n}\n',
  },
  {
    file: ROUTER,
    piece: /^function instrumentClientSideRouter\(router, fns\) \{\n[\s\S]*?^\}\n/m,
    standIn: 'function instrumentClientSideRouter(router) {\n  return router;\n}\n',
  },
];

/** Files that `cutUnused` knows. */
export const isCut = (file: string): boolean => CUTS.some((cut) => cut.file.test(file));

/**
 * Takes pieces out of libraries that nothing here uses and no bundler can leave out, since each hangs on one that is used.
 * A library that is written otherwise stays whole; the test beside this notices.
 */
export default function cutUnused(this: { resourcePath: string }, source: string): string {
  return CUTS.filter(({ file }) => file.test(this.resourcePath)).reduce(
    (text, { piece, standIn }) => text.replace(piece, () => standIn),
    source,
  );
}
