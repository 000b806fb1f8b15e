/** What the screen reads first: asked together with its code, and by the server before it renders. */
export const newestWines = { query: { sort: 'newest', size: 6, facets: false } } as const;
