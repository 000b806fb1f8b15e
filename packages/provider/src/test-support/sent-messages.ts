import { desc, eq } from 'drizzle-orm';
import { mailbox } from '../db/schema.ts';
import type { TestProvider } from './test-provider.ts';

/** Mails and text messages to somebody that have arrived, the latest first. */
export const messagesTo = async ({ database, app }: TestProvider, recipient: string) => {
  await app.outbox.drain();
  return database.select().from(mailbox).where(eq(mailbox.recipient, recipient)).orderBy(desc(mailbox.id));
};

/** The code that came last; waits for the message where it is still on its way. */
export async function codeTo(provider: TestProvider, recipient: string, before = ''): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const [latest] = await messagesTo(provider, recipient);
    const code = /\b\d{6}\b/.exec(latest?.body ?? '')?.[0];
    if (code !== undefined && code !== before) return code;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`no code has come to ${recipient}`);
}
