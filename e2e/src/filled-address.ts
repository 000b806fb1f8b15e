import type { Page } from '@playwright/test';

/** An address whose parameter stands for the first link of its kind on the page that is open: `/event/:eid` over `/event`. */
export async function filledAddress(page: Page, address: string): Promise<string> {
  const [list, parameter] = address.split('/:');
  if (parameter === undefined) return address;
  const link = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
  return (await link.getAttribute('href')) ?? '';
}
