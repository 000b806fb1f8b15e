import { type Endpoint, listProducts } from '@vitis/contracts';
import { expect, type Person } from '../fixtures.ts';

/** A form with something typed into it, on its person's screen. */
export interface FilledForm {
  endpoint: Endpoint;
  /** Path that it is sent to. */
  address: string;
  /** Sends it: the first time, and once more after a failure. */
  send: () => Promise<void>;
  /** Sends it once more where the answer has been lost of what was done. */
  settle: () => Promise<void>;
  /** What went wrong is said, and put aside where it lies over the form. */
  expectSaid: () => Promise<void>;
  expectKept: () => Promise<void>;
  /** It has been done, and once only. */
  expectDone: () => Promise<void>;
}

/** The part of the page that a form is in. */
export const main = ({ page }: Person) => page.getByRole('main');
/** A text that no other test types. */
export const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

/** Reads what went wrong and puts it aside. */
export async function closeDialog({ page }: Person): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
}

/** A wine that no other test puts into the cart at the same time, by its place in the list. */
export async function wineAt(buyer: Person, place: number): Promise<number> {
  const wines = await buyer.call(listProducts, { query: { size: 100, facets: false, sort: 'newest' } });
  const inStock = wines._embedded.items.filter(({ availability }) => availability === 'IN_STOCK');
  const wine = inStock[place];
  if (wine === undefined) throw new Error(`The shop has no ${place + 1} wines in stock`);
  return wine.id;
}
