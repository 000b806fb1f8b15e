import { LARGEST_ID } from '@vitis/contracts';

/** Nothing has it, so the provider answers "not found" and the page says 404. */
const NOTHING = LARGEST_ID;

/** The id of an address: of a wine, an article, an event; null for what is no id. */
export function idOf(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id < NOTHING ? id : null;
}

/** What the provider is asked for an address; also for one that is no id, so that the answer carries the status. */
export const askedId = (text: string | undefined) => ({ params: { id: idOf(text) ?? NOTHING } });
