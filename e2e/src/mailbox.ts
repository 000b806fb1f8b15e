import { expect } from './fixtures.ts';
import { PROVIDER } from './product.ts';

interface Message {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

const messages = async (): Promise<Message[]> => {
  const response = await fetch(`${PROVIDER}/dev/mailbox`, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { _embedded: { items: Message[] } })._embedded.items;
};

/** The number of the newest message: what comes after it is new. */
export const newestMessage = async (): Promise<number> =>
  Math.max(0, ...(await messages()).map(({ id }) => id));

/** What the next mail or text message to somebody says; waits until it has come. */
export async function messageTo(recipient: string, after: number): Promise<string> {
  let found: Message | undefined;
  await expect(async () => {
    found = (await messages()).find((each) => each.recipient === recipient && each.id > after);
    expect(found).toBeDefined();
  }).toPass();
  return found!.body;
}
