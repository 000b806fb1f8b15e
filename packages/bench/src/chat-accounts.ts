import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlainError } from '@vitis/tooling/plain-error';
import PQueue from 'p-queue';
import pg from 'pg';
import type { ChatRoom } from './chat-members.ts';
import { signIn } from './sign-in.ts';

const BUYER = 'buyer@vitis.test';
const SALES = 'sales@vitis.test';
/** The provider hashes two passwords at once; two more are on their way. */
const LOGINS_AT_ONCE = 4;

interface Person {
  id: number;
  email: string;
}

/** The provider's own PostgreSQL in a data folder, by the settings that the provider keeps there. */
export function databaseIn(dataFolder: string): string {
  const settings = readFileSync(resolve(dataFolder, 'postgres/cluster.json'), 'utf8');
  const { password, port } = JSON.parse(settings) as { password: string; port: number };
  return `postgres://vitis:${password}@127.0.0.1:${port}/vitis`;
}

/** Copies an account of the demonstration so many times. */
async function makePeople(client: pg.Client, like: string, count: number): Promise<Person[]> {
  const { rows } = await client.query<Person>(
    `INSERT INTO users (email, password_hash, roles, full_name, client_company_id, status)
     SELECT 'chat-' || number || '-' || email, password_hash, roles, full_name, client_company_id, status
     FROM users, generate_series(1, $2::int) AS number WHERE email = $1
     RETURNING id, email`,
    [like, count],
  );
  if (rows.length !== count) throw new PlainError(`The seeded shop has no account ${like}.`);
  return rows;
}

async function signInAll(url: string, emails: readonly string[]): Promise<string[]> {
  const queue = new PQueue({ concurrency: LOGINS_AT_ONCE });
  return queue.addAll(emails.map((email) => () => signIn(url, email)));
}

/** Makes rooms of a buyer and a sales person each in the database of a provider, and signs all of them in. */
export async function makeRooms(url: string, database: string, count: number): Promise<ChatRoom[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const buyers = await makePeople(client, BUYER, count);
    const sales = await makePeople(client, SALES, count);
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO chat_rooms (client_company_id)
       SELECT client_company_id FROM users, generate_series(1, $2::int) WHERE email = $1 RETURNING id`,
      [BUYER, count],
    );
    const ids = rows.map(({ id }) => id);
    for (const people of [buyers, sales])
      await client.query(
        'INSERT INTO chat_members (room_id, user_id) SELECT * FROM unnest($1::int[], $2::int[])',
        [ids, people.map(({ id }) => id)],
      );
    const buying = await signInAll(
      url,
      buyers.map(({ email }) => email),
    );
    const selling = await signInAll(
      url,
      sales.map(({ email }) => email),
    );
    return ids.map((id, index) => ({ id, tokens: [buying[index]!, selling[index]!] }));
  } finally {
    await client.end();
  }
}
