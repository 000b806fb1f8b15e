import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { mailbox, outbox } from '../db/schema.ts';
import type { TestProvider } from './test-provider.ts';

/** Waits until every mail and text message has arrived: the provider may be delivering some, which a drain leaves to it. */
export async function allDelivered({ database, app }: TestProvider): Promise<void> {
  const waiting = and(isNull(outbox.deliveredAt), ne(outbox.channel, 'socket'));
  for (let tries = 0; tries < 500; tries += 1) {
    await app.outbox.drain();
    if ((await database.$count(outbox, waiting)) === 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('messages wait that nobody delivers');
}

/** Mails and text messages to somebody, all of them, the latest first. */
export const messagesTo = async (provider: TestProvider, recipient: string) => {
  await allDelivered(provider);
  return provider.database
    .select()
    .from(mailbox)
    .where(eq(mailbox.recipient, recipient))
    .orderBy(desc(mailbox.id));
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
