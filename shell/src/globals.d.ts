/** Written into the build by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };

declare module '*.css' {}
