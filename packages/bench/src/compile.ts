import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/**
 * Runs webpack once over a browser and a server build.
 *
 * @returns what publishing needs to know of the browser build, the first of the two
 * @throws with webpack's own words where a build has errors
 */
export function compile(name: string, configs: Configuration[]): Promise<StatsCompilation> {
  return new Promise((settle, reject) => {
    const compiler = webpack(configs);
    if (compiler === null) throw new Error('webpack made no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        const [browser] = stats?.stats ?? [];
        if (stats === undefined || browser === undefined)
          return reject(new Error(`${name}: webpack gave no result`));
        if (stats.hasErrors())
          return reject(new Error(`${name} does not build:\n${stats.toString('errors-only')}`));
        settle(browser.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }));
      });
    });
  });
}
