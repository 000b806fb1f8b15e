import type { Page } from '@playwright/test';

/** Counts the documents that a page loads from now on: a reload, or an address that is opened anew. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}
