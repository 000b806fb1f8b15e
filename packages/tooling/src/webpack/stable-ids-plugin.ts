import type { Compiler } from 'webpack';

/** The federation plugin writes a file whose name is a hash of the checkout's place. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives the modules of the federation stable ids: ids from their paths would differ per checkout, and the same sources
 * would have another content hash on each machine.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
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
