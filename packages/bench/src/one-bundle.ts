import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import { browserConfig, serverConfig } from '@vitis/tooling/webpack';
import { partFolder } from '@vitis/tooling/workspace';
import webpack, { type Configuration } from 'webpack';

/** Files that are written for the build and belong to no part. */
interface Generated {
  /** Stands in for the shell's federation runtime: remotes come by `import()`. */
  runtime: string;
  /** Stands in for the shell's server entry: the same, with the remotes in it. */
  server: string;
}

/** Chunks of the whole product in one build carry their part, so that two parts' chunks of one name stay two. */
export const chunkOf = (remote: string, chunk: string): string => `${remote}.${chunk}`;

const entryOf = (remote: string) => JSON.stringify(resolve(partFolder(remote), 'src/remote.ts'));

function writeGenerated(folder: string, remotes: readonly string[]): Generated {
  mkdirSync(folder, { recursive: true });
  const runtime = resolve(folder, 'bundled-remotes.js');
  const server = resolve(folder, 'server-with-remotes.js');
  const loaders = remotes.map(
    (remote) =>
      `  ${JSON.stringify(remote)}: () => import(/* webpackChunkName: "${chunkOf(remote, 'remote')}" */ ${entryOf(remote)}),`,
  );
  writeFileSync(
    runtime,
    `const loaders = {\n${loaders.join('\n')}\n};
export function protectScripts() {}
export async function loadContainer({ part }) {
  return (await loaders[part]()).remote;
}
`,
  );
  const shell = JSON.stringify(resolve(partFolder('shell'), 'src/server.tsx'));
  const imports = remotes.map((remote, index) => `import * as remote${index} from ${entryOf(remote)};`);
  const modules = remotes.map((remote, index) => `  ${JSON.stringify(bundledName(remote))}: remote${index},`);
  writeFileSync(
    server,
    `import * as shell from ${shell};\n${imports.join('\n')}
export * from ${shell};
export const hostModules = { ...shell.hostModules,\n${modules.join('\n')}\n};
`,
  );
  return { runtime, server };
}

/** What the gateway asks the shell's server bundle for, to have a remote that is bundled with it. */
export const bundledName = (remote: string): string => `bundled/${remote}`;

/**
 * The product without federation: shell and remotes as one application, from the same sources and by the same rules
 * as the parts. Lazy screens stay lazy.
 *
 * @param output where `browser/` and `server/` go
 * @param generated a folder for the files that tie the parts together
 */
export function oneBundleConfigs(
  output: string,
  generated: string,
  remotes: readonly string[],
): Configuration[] {
  const options = { folder: partFolder('shell'), output };
  const files = writeGenerated(generated, remotes);
  const browser = browserConfig(options);
  const server = serverConfig(options);
  const ownChunkNames = {
    enforce: 'pre' as const,
    test: /[\\/]mf-[a-z0-9-]+[\\/]src[\\/].*\.tsx?$/,
    loader: resolve(import.meta.dirname, 'own-chunk-names.ts'),
  };
  return [
    {
      ...browser,
      module: { ...browser.module, rules: [ownChunkNames, ...(browser.module?.rules ?? [])] },
      plugins: [
        ...(browser.plugins ?? []).filter((plugin) => !(plugin instanceof federation.ModuleFederationPlugin)),
        new webpack.NormalModuleReplacementPlugin(/federation-runtime\.ts$/, files.runtime),
      ],
    },
    { ...server, entry: { server: files.server } },
  ];
}
