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

/**
 * What a mail or text message to somebody says that is newer than `after`; waits until it has come. `about` is a part
 * of it that tells it from others to the same person, where tests beside this one may cause some.
 */
export async function messageTo(recipient: string, after: number, about = ''): Promise<string> {
  let found: Message | undefined;
  await expect(async () => {
    found = (await messages()).find(
      (each) => each.recipient === recipient && each.id > after && each.body.includes(about),
    );
    expect(found).toBeDefined();
  }).toPass();
  return found!.body;
}

/** The subject of the latest mail to somebody. */
export const latestSubject = async (recipient: string): Promise<string | undefined> =>
  (await messages()).find((each) => each.recipient === recipient)?.subject;

/** The code that the next message to a number carries. */
export async function codeTo(mobile: string, after = 0): Promise<string> {
  return /\b\d{6}\b/.exec(await messageTo(mobile, after))?.[0] ?? '';
}

/** The link that confirms an applicant's address, as an address of the shop. */
export async function confirmationLinkTo(email: string): Promise<string> {
  const link = /\/account\/certemail\S*#\S+/.exec(await messageTo(email, 0))?.[0];
  if (link === undefined) throw new Error(`no link has come to ${email}`);
  return link;
}

/** Decides a sign-up by the mailbox's page, as whoever tries the demonstration does. */
export async function decideSignUp(email: string, verb: 'approve' | 'reject'): Promise<void> {
  const page = await (await fetch(`${PROVIDER}/dev/mailbox`, { headers: { accept: 'text/html' } })).text();
  const row = page.split('<form').find((part) => part.includes(email));
  const action = row?.match(new RegExp(`/dev/sign-ups/\\d+/${verb}`))?.[0];
  if (action === undefined) throw new Error(`${email} waits for no decision`);
  const answer = await fetch(PROVIDER + action, {
    method: 'POST',
    headers: { origin: PROVIDER, 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${verb} answered ${answer.status}`);
}
