/** A stylesheet of a package that is loaded for what it does to the page. */
declare module '*.css' {}
