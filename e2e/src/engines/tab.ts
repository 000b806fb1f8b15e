/** What is looked for on a page: of the elements that match, the first visible one whose name fits. */
export interface Target {
  css: string;
  /** All of its name, or a part of it where a pattern says so. */
  name?: string | RegExp;
}

/** What a page gives back and takes: what JSON can say. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One window of a browser, over whatever protocol that browser is driven by. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing but what is given to it. */
  run: <Given extends Json, Answer>(
    work: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ) => Promise<Answer>;
  /** Presses the element, as a pointer does. */
  press: (selector: string) => Promise<void>;
  /** Types at the element, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses Enter at the element. */
  enter: (selector: string) => Promise<void>;
  /** Chooses files for an input of files. */
  attach: (selector: string, files: readonly string[]) => Promise<void>;
  /** Asks for a size of what is seen of a page; answers the width that came of it. */
  resize: (width: number, height: number) => Promise<number>;
  /**
   * Makes the browser say that there is no network, or that there is one again. Where its driver cannot, the open page alone
   * is told, until it is left: `lasts` says which.
   */
  offline: (isOffline: boolean) => Promise<{ lasts: boolean }>;
  /** The page on paper; null where the driver of the browser cannot print. */
  print: () => Promise<Uint8Array | null>;
  picture: () => Promise<Uint8Array>;
  /** Errors that no code of the pages caught, as far as the browser's driver tells them. */
  errors: readonly string[];
  close: () => Promise<void>;
}
