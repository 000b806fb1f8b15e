import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack, { type MultiStats, type StatsCompilation } from 'webpack';
import { browserConfig, serverConfig, workerConfig, workerSource } from '../webpack/part-config.ts';
import { partFolder } from '../workspace.ts';

/** Where webpack puts a part before it is published. */
export const outputOf = (part: string): string => resolve(partFolder(part), 'dist');

interface Options {
  /** Sources, where they are not the part's own. */
  folder?: string;
  output?: string;
  development?: boolean;
  forGuests?: boolean;
}

function compilerOf(
  part: string,
  { folder = partFolder(part), output = outputOf(part), development = false, forGuests = true }: Options,
) {
  const options = { folder, output, development, forGuests };
  const worker = existsSync(workerSource(folder)) ? [workerConfig(options)] : [];
  const compiler = webpack([browserConfig(options), serverConfig(options), ...worker]);
  if (compiler === null) throw new Error('webpack made no compiler');
  return compiler;
}

/** What publishing needs of a finished compilation; throws with the compiler's own words when it has errors. */
function browserStats(part: string, stats: MultiStats | undefined): StatsCompilation {
  const [browser] = stats?.stats ?? [];
  if (stats === undefined || browser === undefined) throw new Error(`${part}: webpack gave no result`);
  if (stats.hasErrors()) throw new Error(`${part} does not build:\n${stats.toString('errors-only')}`);
  return browser.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false });
}

/** Compiles a part once, for browsers, for the server and, the shell, as a service worker. */
export function compile(part: string, options: Options = {}): Promise<StatsCompilation> {
  const compiler = compilerOf(part, options);
  return new Promise((settle, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        try {
          settle(browserStats(part, stats));
        } catch (failed) {
          reject(failed);
        }
      });
    });
  });
}
