/** Stands in browsers for the federation runtime's own preloading: the page and the shell prefetch by themselves. */
function unused(): never {
  throw new Error('Remotes are prefetched by loading them, not by the federation runtime');
}

export const preloadAssets = unused;
export const formatPreloadArgs = unused;
export const defaultPreloadArgs = unused;
export const normalizePreloadExposes = unused;
