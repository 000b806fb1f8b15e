interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * The page's only Trusted Types policy: scripts may be loaded from the releases of this origin and from nowhere else.
 * HTML and script text from strings have no rule and stay forbidden.
 */
export function allowReleaseScripts(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, document.baseURI);
      if (origin === location.origin && pathname.startsWith('/r/')) return url;
      throw new TypeError(`A script from ${origin}${pathname} is not one of the releases`);
    },
  });
}
