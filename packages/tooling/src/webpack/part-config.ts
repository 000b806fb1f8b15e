import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { HOST_MODULES, packageOf } from './host-modules.ts';
import { hotClient, hotOutput, hotPlugins, REFRESH_IN_PAGE } from './hot.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { CSS_SETTINGS } from './oldest-engines.ts';
import { rules } from './rules.ts';
import { StableIdsPlugin } from './stable-ids-plugin.ts';

const require = createRequire(import.meta.url);

export interface PartOptions {
  /** Absolute folder of the part. */
  folder: string;
  /** Where the browser and server files go: `<output>/browser`, `<output>/server`. */
  output: string;
  /** Fast builds with readable names instead of small ones; the shell's lets components be replaced. */
  development?: boolean;
  /** For development: its own components are replaced in open pages when they change. */
  hot?: boolean;
  /**
   * Whether strangers come to most screens of this part. They see one page first and few after it: each screen of such a part
   * comes in one file, and not with what it shares with screens that they may never see.
   */
  forGuests?: boolean;
  /** Folder in which what has been compiled is kept for the next start. */
  cache?: string;
}

/** `mf-catalog` → `mf_catalog`: the container's global variable. */
export const containerName = (part: string): string => part.replaceAll('-', '_');

function partName(folder: string): string {
  const { name } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { name: string };
  return name.replace('@vitis/', '');
}

/** The installed version: the plugin cannot infer it from pnpm's `catalog:` and `workspace:` specifiers. */
function installedVersion(request: string, folder: string): string {
  const name = packageOf(request);
  let at = folder;
  for (;;) {
    const file = resolve(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    const parent = resolve(at, '..');
    if (parent === at) throw new Error(`${name} is provided by the shell but not installed for ${folder}`);
    at = parent;
  }
}

/** Host modules by request: the versions that the shell provides, the ranges that a remote asks for. */
export function hostModuleVersions(folder: string, isShell: boolean): Record<string, string> {
  return Object.fromEntries(
    HOST_MODULES.map((request) => {
      const version = installedVersion(request, folder);
      return [request, isShell ? version : `^${version}`];
    }),
  );
}

function sharedModules(folder: string, isShell: boolean) {
  return Object.fromEntries(
    Object.entries(hostModuleVersions(folder, isShell)).map(([request, version]) => [
      request,
      isShell
        ? { singleton: true, eager: true, version, requiredVersion: version }
        : { singleton: true, import: false as const, requiredVersion: version, strictVersion: true },
    ]),
  );
}

/** Modules of the federation runtime that nothing here uses, and their stubs. */
const withStubs = () =>
  [
    [/\/plugins\/snapshot\/SnapshotHandler\.js$/, 'federation-snapshot.ts'] as const,
    [/\/utils\/preload\.js$/, 'federation-preload.ts'] as const,
  ].map(
    ([module, stub]) =>
      new webpack.NormalModuleReplacementPlugin(module, (resource) => {
        if (/[\\/]@module-federation[\\/]runtime-core[\\/]/.test(resource.context))
          resource.request = resolve(import.meta.dirname, 'stubs', stub);
      }),
  );

/** The router's package names its development build only, whatever is being built. */
const PRODUCTION_ROUTER = {
  'react-router$': resolve(
    dirname(require.resolve('react-router/package.json')),
    'dist/production/index.mjs',
  ),
  'react-router/dom$': resolve(
    dirname(require.resolve('react-router/package.json')),
    'dist/production/dom-export.mjs',
  ),
};

/** What has been compiled by another version of these files is of no use. */
function sourceVersion(): string {
  const hash = createHash('sha256').update(
    readFileSync(resolve(import.meta.dirname, '../../../../pnpm-lock.yaml')),
  );
  for (const file of globSync('**/*.{ts,cjs}', { cwd: import.meta.dirname }).sort())
    hash.update(readFileSync(resolve(import.meta.dirname, file)));
  return hash.digest('hex');
}

function common(options: PartOptions): Configuration {
  return {
    mode: options.development ? 'development' : 'production',
    context: options.folder,
    devtool: options.development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: options.development ? {} : PRODUCTION_ROUTER,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    ...(options.cache === undefined
      ? {}
      : { cache: { type: 'filesystem', cacheDirectory: options.cache, version: sourceVersion() } }),
  };
}

interface SplitChunk {
  name?: string | null | undefined;
}

/**
 * Code that several screens of a remote share comes in files of its own, so that a second screen brings only what is new.
 * A set of modules that is smaller than this, in bytes before minification, stays in each of its screens: a file costs a
 * request and a place in the entry's list, and is compressed by itself. With smaller ones a screen came in up to 13 files.
 */
const SHARED_BY_SCREENS = {
  chunks: ({ name }: SplitChunk) => name !== 'remote',
  minSize: { javascript: 32_000, 'css/mini-extract': 4_000 },
  maxAsyncRequests: Number.POSITIVE_INFINITY,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    shared: {
      minChunks: 2,
      // Short and steady: every name stands in the entry.
      name: (_module: unknown, chunks: SplitChunk[]) => {
        const screens = chunks.map(({ name }) => name ?? '').sort();
        return `shared-${createHash('sha256').update(screens.join()).digest('hex').slice(0, 4)}`;
      },
    },
  },
};

/** Without a hash in it, a name that a screen may have would be the address of two files: no screen's begins like this. */
const CONTAINER_UNDER_DEVELOPMENT = 'js/_entry.js';

/**
 * V8's explicit compile hint: a file's functions are compiled with it, by the thread that reads it from the network, and not one
 * by one by the main thread when they are called. A file holds what a page or a dialog needs, so that most of them are.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Files for browsers: the shell as one eager application, a remote as a federation container. */
export function browserConfig(options: PartOptions): Configuration {
  const part = partName(options.folder);
  const isShell = part === 'shell';
  const { development = false, hot = false, forGuests = true } = options;
  return {
    ...common(options),
    name: `${part}:browser`,
    target: ['web', 'es2022'],
    entry: isShell
      ? {
          shell: [
            ...(development ? [REFRESH_IN_PAGE] : []),
            ...(hot ? [hotClient(part)] : []),
            resolve(options.folder, 'src/main.tsx'),
          ],
        }
      : {},
    output: {
      path: resolve(options.output, 'browser'),
      publicPath: 'auto',
      uniqueName: part,
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      strictModuleExceptionHandling: true,
      // Files on another origin are checked only where they were asked for this way.
      crossOriginLoading: 'anonymous',
      clean: true,
      ...(hot ? hotOutput : {}),
    },
    module: { rules: rules('browser', part, options) },
    optimization: {
      chunkIds: 'named',
      moduleIds: development ? 'named' : 'deterministic',
      splitChunks: isShell || development || forGuests ? false : SHARED_BY_SCREENS,
      emitOnErrors: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { preamble: COMPILE_HINT } },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: CSS_SETTINGS,
        }),
      ],
    },
    plugins: [
      ...withStubs(),
      new StableIdsPlugin(),
      new MiniCssExtractPlugin({
        filename: hot ? 'css/[name].css' : 'css/[name].[contenthash:8].css',
        chunkFilename: hot ? 'css/[name].css' : 'css/[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      // Files that change while their page is open have no hash that the page could know.
      ...(hot
        ? hotPlugins(part, isShell)
        : // A remote's exposed module is the first that its entry loads.
          [new IntegrityPlugin({ carrier: isShell ? undefined : 'remote' })]),
      new federation.ModuleFederationPlugin({
        name: containerName(part),
        filename: isShell ? undefined : hot ? CONTAINER_UNDER_DEVELOPMENT : 'js/entry.[contenthash:8].js',
        exposes: isShell
          ? {}
          : {
              './remote': {
                import: [...(hot ? [hotClient(part)] : []), './src/remote.ts'],
                name: 'remote',
              },
            },
        shared: sharedModules(options.folder, isShell),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
}

/**
 * The same source for the gateway: one CommonJS file. A remote's host modules stay `require` calls that the
 * gateway answers from the shell's bundle, so there is one React on the server too.
 */
export function serverConfig(options: PartOptions): Configuration {
  const part = partName(options.folder);
  const isShell = part === 'shell';
  return {
    ...common(options),
    name: `${part}:server`,
    target: 'node20',
    entry: { server: resolve(options.folder, isShell ? 'src/server.tsx' : 'src/remote.ts') },
    externalsPresets: { node: true },
    externals: isShell
      ? {}
      : Object.fromEntries(HOST_MODULES.map((request) => [request, `commonjs2 ${request}`])),
    output: {
      path: resolve(options.output, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      uniqueName: part,
      clean: true,
    },
    module: {
      rules: rules('server', part, options),
      // One file: a lazy screen is there at once.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, moduleIds: 'named', splitChunks: false, emitOnErrors: false },
  };
}

/** Source of a part's service worker; the shell has one. */
export const workerSource = (folder: string): string =>
  resolve(folder, 'src/service-worker/service-worker.ts');

/**
 * The shell's service worker: one script with all that it needs, under one name, since browsers compare the script behind
 * an address and not addresses. Nothing of it is in a page.
 */
export function workerConfig(options: PartOptions): Configuration {
  return {
    ...common(options),
    name: 'shell:worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': workerSource(options.folder) },
    output: { path: resolve(options.output, 'worker'), filename: '[name].js', clean: true },
    module: {
      rules: rules('browser', 'shell', options),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: {
      moduleIds: 'deterministic',
      splitChunks: false,
      emitOnErrors: false,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
  };
}
