import { LARGEST_ID } from '@vitis/contracts';

/** No wine has it, so the provider answers "not found" and the page says 404. */
const NO_WINE = LARGEST_ID;

/** The wine of an address; null for what is no id. */
export function productId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id < NO_WINE ? id : null;
}

/** What the provider is asked for an address; also for one that is no id, so that the answer carries the status. */
export const askedProduct = (text: string | undefined) => ({ params: { id: productId(text) ?? NO_WINE } });
