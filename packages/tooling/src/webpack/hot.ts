import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { CHANGES_PATH, OVERLAY_POLICY } from '@vitis/contracts/development';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** The shell begins with it: the runtime of Fast Refresh has to be there before React is. */
export const REFRESH_IN_PAGE = resolve(import.meta.dirname, 'page/refresh-in-page.ts');
const REFRESH_OF_PAGE = resolve(import.meta.dirname, 'page/refresh-of-page.ts');

/** Tries again for as long as the page is open; JSON knows no infinity. */
const FOR_EVER = 1e9;

/** What a part begins with that follows its own compiler: fetches changed modules, and shows what does not compile. */
export function hotClient(part: string): string {
  const options = new URLSearchParams({
    transport: 'ws',
    path: `${CHANGES_PATH}/${part}`,
    name: `${part}:browser`,
    connect: JSON.stringify({ retries: FOR_EVER }),
    overlay: JSON.stringify({
      warnings: false,
      runtimeErrors: false,
      trustedTypesPolicyName: OVERLAY_POLICY,
    }),
    progress: 'false',
    logging: 'warn',
  });
  return `${require.resolve('webpack-dev-middleware/client')}?${options}`;
}

/** Folder of the files that replace modules of a page. */
export const UPDATES = 'hot/';

/** Names without a hash: a file is asked for under the same address, whatever has changed in it. */
export const hotOutput: NonNullable<Configuration['output']> = {
  filename: 'js/[name].js',
  chunkFilename: 'js/[name].js',
  hotUpdateMainFilename: `${UPDATES}[runtime].[fullhash].json`,
  hotUpdateChunkFilename: `${UPDATES}[id].[fullhash].js`,
  clean: false,
};

/**
 * Fast Refresh for one part of the page. Every part registers its components with the one runtime that the shell
 * brings, under names of its own: two parts may have a module of the same name, and both have copies of the controls.
 */
export function hotPlugins(part: string, isShell: boolean): WebpackPluginInstance[] {
  return [
    new webpack.DefinePlugin({ VITIS_PART: JSON.stringify(part) }),
    new ReactRefreshPlugin({
      library: 'vitis',
      overlay: false,
      exclude: [/node_modules/, /[\\/]packages[\\/]tooling[\\/]/],
    }),
    ...(isShell
      ? []
      : [new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(?:\.js)?$/, REFRESH_OF_PAGE)]),
  ];
}
