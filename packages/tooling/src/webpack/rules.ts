import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetUseItem } from 'webpack';

const require = createRequire(import.meta.url);

/** How each kind of source becomes a part's code; `hot` marks components so that they can be replaced in a page. */
export function rules(
  target: 'browser' | 'server',
  part: string,
  { development = false, hot = false }: { development?: boolean; hot?: boolean },
) {
  const refreshed = hot && target === 'browser';
  const css: RuleSetUseItem[] = [
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: target === 'server',
          // Styles are never removed from a page, so every name carries its part.
          localIdentName: development
            ? `${part}__[name]__[local]-[hash:base64:4]`
            : `${part}-[hash:base64:6]`,
        },
      },
    },
    {
      loader: require.resolve('sass-loader'),
      options: { api: 'modern-compiler', sassOptions: { silenceDeprecations: [] } },
    },
  ];
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            // Components are marked only where JSX keeps its positions, too.
            transform: { react: { runtime: 'automatic', development: refreshed, refresh: refreshed } },
          },
        },
      },
    },
    {
      // The federation plugin brings parts of its runtime as CommonJS, which would bring the whole of it a second time.
      test: /[\\/]@module-federation[\\/]/,
      resolve: { conditionNames: ['browser', 'import', 'module', 'default'] },
    },
    { test: /\.s?css$/, use: target === 'browser' ? [MiniCssExtractPlugin.loader, ...css] : css },
    {
      test: /[\\/]PretendardVariable\.ttf$/,
      type: 'asset/resource',
      generator: { filename: 'fonts/pretendard.[contenthash:8].woff2' },
      use: resolve(import.meta.dirname, 'font/subset-font-loader.ts'),
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
    },
  ] satisfies NonNullable<Configuration['module']>['rules'];
}
