import type { Compiler } from 'webpack';

/** The federation plugin writes a file whose name is a hash of the checkout's place. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Names the modules of the federation by what they are: by their files they would be called otherwise in every folder, and
 * the same sources, built on two machines, would be two builds.
 */
export class SteadyIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SteadyIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SteadyIds', (modules) => {
        const named = new Set<string>();
        for (const module of modules) {
          if (!FEDERATION_ENTRY.test(module.identifier())) continue;
          const id = module.identifier().startsWith('container entry ') ? 'container' : 'federation';
          if (named.has(id)) throw new Error(`There are two modules of the federation called ${id}`);
          named.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
