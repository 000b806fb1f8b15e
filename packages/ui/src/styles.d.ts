/** What a stylesheet gives to the code that imports it: the built class name behind every name in the source. */
declare module '*.module.scss' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

/** A stylesheet that is loaded for what it does to the page. */
declare module '*.scss' {}
