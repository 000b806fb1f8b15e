import type { LoaderContext } from 'webpack';

/** A webpack loader: puts the part's name before the names of its chunks, as `chunkOf` does. */
export default function ownChunkNames(this: LoaderContext<unknown>, source: string): string {
  const part = /[\\/](mf-[a-z0-9-]+)[\\/]src[\\/]/.exec(this.resourcePath)?.[1];
  return source.replaceAll(/(webpackChunkName: ['"])(?=[\w-]+['"])/g, `$1${part}.`);
}
