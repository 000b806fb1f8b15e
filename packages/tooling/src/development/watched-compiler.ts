import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGES_PATH } from '@vitis/contracts/development';
import webpack, { type Compiler, type Configuration, type StatsCompilation } from 'webpack';
import serve, { type API } from 'webpack-dev-middleware';
import type { WebSocket } from 'ws';
import { UPDATES } from '../webpack/hot.ts';

/** What a compiler made when it last had no errors. */
export interface Compiled {
  hash: string;
  stats: StatsCompilation;
}

type Middleware = API<IncomingMessage, ServerResponse>;

/**
 * A compiler that follows the sources, and serves what it makes from memory. What nobody looks at, no page and no
 * request, is compiled when somebody does: a change in what all parts use concerns those first that are looked at.
 */
export interface WatchedCompiler {
  /** Answers files below `/`, and waits for a compilation that is on its way. */
  serve: (...call: Parameters<Middleware>) => Promise<void>;
  /** Connects a page that wants to hear of changes; false when that is not what was asked for. */
  connect: Middleware['handleUpgrade'];
  /** Lets every page of the part load again, because of this file. */
  reload(file: string): void;
  /** Resolves when nothing is being compiled; null when nothing has ever compiled. */
  settled(): Promise<Compiled | null>;
  /** A file of what compiled last, as text. */
  read(file: string): string;
  close(): Promise<void>;
}

interface Options {
  /** Tells the pages of this part of every change; without one it has no pages. */
  pagesOf?: string;
  say: (line: string) => void;
}

/** The compilation's files without those that only replace what a page has already: no page begins with one. */
function withoutUpdates(stats: StatsCompilation): StatsCompilation {
  const groups = Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
    name,
    { ...group, assets: group.assets?.filter((asset) => !asset.name.startsWith(UPDATES)) },
  ]);
  return { ...stats, namedChunkGroups: Object.fromEntries(groups) };
}

function compilerOf(config: Configuration): Compiler {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack made no compiler');
  return compiler;
}

/** Starts to compile, and compiles again at every change. What does not compile is told, and leaves what was there. */
export function watchCompiler(config: Configuration, { pagesOf, say }: Options): WatchedCompiler {
  const compiler = compilerOf({
    ...config,
    watchOptions: { aggregateTimeout: 30, ignored: /node_modules|[\\/]dist[\\/]/ },
  });
  const folder = config.output?.path ?? '';
  let good: Compiled | null = null;
  let pages = 0;
  let isBehind = false;
  const rest = () => {
    if (pages === 0 && good !== null && !isBehind) compiler.watching?.suspend();
  };
  const wake = () => {
    const { watching } = compiler;
    if (watching === undefined || !watching.suspended) return;
    // Resuming compiles, changed or not.
    if (isBehind) watching.resume();
    else watching.suspended = false;
  };
  compiler.hooks.invalid.tap('Development', () => {
    isBehind = true;
  });
  compiler.hooks.done.tap('Development', (stats) => {
    isBehind = false;
    queueMicrotask(rest);
    // What is wrong, the middleware says.
    if (stats.hasErrors()) return;
    good = {
      hash: stats.hash ?? '',
      stats: withoutUpdates(stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false })),
    };
    say(`${config.name} compiled in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  });
  const middleware = serve(compiler, {
    stats: 'errors-only',
    publicPath: '/',
    index: false,
    headers: { 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' },
    ...(pagesOf === undefined
      ? {}
      : { hot: { transport: 'ws', path: `${CHANGES_PATH}/${pagesOf}`, inject: 'plugin' } }),
  });
  middleware.onConnect((page: WebSocket) => {
    pages += 1;
    wake();
    page.once('close', () => {
      pages -= 1;
      rest();
    });
  });
  return {
    serve: (...call) => {
      wake();
      return middleware(...call);
    },
    connect: middleware.handleUpgrade,
    reload: (file) => middleware.publish({ action: 'reload', file }),
    settled() {
      wake();
      return new Promise((settle) =>
        middleware.waitUntilValid(() => {
          rest();
          settle(good);
        }),
      );
    },
    read(file) {
      const text = middleware.context.outputFileSystem.readFileSync?.(`${folder}/${file}`);
      if (text === undefined) throw new Error(`${config.name} has no ${file}`);
      return text.toString();
    },
    close: () => new Promise((ended) => middleware.close(() => ended())),
  };
}
