import { desc, eq } from 'drizzle-orm';
import { mailbox } from '../db/schema.ts';
import type { TestProvider } from './test-provider.ts';

/** Mails and text messages to somebody that have arrived, the latest first. */
export const messagesTo = async ({ database, app }: TestProvider, recipient: string) => {
  await app.outbox.drain();
  return database.select().from(mailbox).where(eq(mailbox.recipient, recipient)).orderBy(desc(mailbox.id));
};

/** What a look finds; looks again where the message is still on its way: some are written after their call was answered. */
async function whenCome<Found>(recipient: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`nothing of that kind has come to ${recipient}`);
}

/** The first message that comes to somebody. */
export const messageTo = (provider: TestProvider, recipient: string) =>
  whenCome(recipient, async () => (await messagesTo(provider, recipient)).at(-1));

/** The code that came last. */
export const codeTo = (provider: TestProvider, recipient: string, before = ''): Promise<string> =>
  whenCome(recipient, async () => {
    const [latest] = await messagesTo(provider, recipient);
    const code = /\b\d{6}\b/.exec(latest?.body ?? '')?.[0];
    return code === before ? undefined : code;
  });
