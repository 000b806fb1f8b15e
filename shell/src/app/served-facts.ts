import type { createBrowserRouter } from '@vitis/platform/owner';

/** Address, other languages, description, picture and facts, as the gateway writes them (`head-tags.ts`). */
const FACTS =
  '[rel="canonical"],[hreflang],[name="description"],[property^="og:"],[type="application/ld+json"]';

/**
 * Takes what the document says of the page that it was served for out of it as soon as another one is open: phones share a
 * page by the canonical address that they find, whatever stands in their bar.
 */
export function dropServedFacts({
  state,
  subscribe,
}: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
  const { pathname, search } = state.location;
  const end = subscribe(({ location }) => {
    if (location.pathname === pathname && location.search === search) return;
    end();
    for (const fact of document.head.querySelectorAll(FACTS)) fact.remove();
  });
}
