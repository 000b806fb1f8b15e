import { PROVIDER as provider } from './product.ts';

interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
}

/** The mails and text messages to somebody that have arrived, the latest first. */
export async function messagesTo(recipient: string): Promise<Message[]> {
  const response = await fetch(`${provider}/dev/mailbox`, { headers: { accept: 'application/json' } });
  const { _embedded } = (await response.json()) as { _embedded: { items: Message[] } };
  return _embedded.items.filter((message) => message.recipient === recipient);
}

/** The code that came to a number; waits until it has. */
export async function codeTo(mobile: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [latest] = await messagesTo(mobile);
    const code = /\b\d{6}\b/.exec(latest?.body ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no code has come to ${mobile}`);
}

/** Decides a sign-up by the mailbox's page, as whoever tries the demonstration does. */
export async function decideSignUp(email: string, verb: 'approve' | 'reject'): Promise<void> {
  const page = await (await fetch(`${provider}/dev/mailbox`, { headers: { accept: 'text/html' } })).text();
  const row = page.split('<form').find((part) => part.includes(email));
  const action = row?.match(new RegExp(`/dev/sign-ups/\\d+/${verb}`))?.[0];
  if (action === undefined) throw new Error(`${email} waits for no decision`);
  const answer = await fetch(provider + action, {
    method: 'POST',
    headers: { origin: provider, 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${verb} answered ${answer.status}`);
}
