/**
 * A function for a page together with those that it calls: a page knows nothing but what it is given, and is given this text.
 * None of them may use anything else of its module.
 */
export const inPage = <Answer>(work: () => Answer, helpers: readonly { toString: () => string }[]) =>
  new Function(`${helpers.join('\n')}\nreturn (${work})();`) as () => Answer;
