import type { SocialProvider } from '@vitis/contracts';
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { socialAttempts } from '../../db/schema.ts';

/** How long somebody may take at the provider, and again to name the account that it belongs to. */
export const ATTEMPT_MINUTES = 10;

export const oldestAttempt = (now: Date): Date => new Date(now.getTime() - ATTEMPT_MINUTES * 60 * 1000);

export async function insertAttempt(
  database: Database,
  attempt: Omit<typeof socialAttempts.$inferInsert, 'id'>,
): Promise<void> {
  await database.insert(socialAttempts).values({ id: crypto.randomUUID(), ...attempt });
}

interface Return {
  provider: SocialProvider;
  stateHash: string;
  browserHash: string;
  redirectUri: string;
  /** Who is signed in. */
  userId: number | null;
}

/** Takes the attempt that a browser comes back from: once, in time, in that browser, and as that member. */
export async function takeAttempt(database: Database, came: Return, now: Date) {
  const [attempt] = await database
    .update(socialAttempts)
    .set({ usedAt: now })
    .where(
      and(
        eq(socialAttempts.stateHash, came.stateHash),
        eq(socialAttempts.provider, came.provider),
        eq(socialAttempts.browserHash, came.browserHash),
        eq(socialAttempts.redirectUri, came.redirectUri),
        or(isNull(socialAttempts.userId), eq(socialAttempts.userId, came.userId ?? 0)),
        isNull(socialAttempts.usedAt),
        gt(socialAttempts.createdAt, oldestAttempt(now)),
      ),
    )
    .returning();
  return attempt;
}

/** Keeps whom the provider has shown until the account is named that it belongs to. */
export async function keepSubject(database: Database, id: string, subject: string): Promise<void> {
  await database.update(socialAttempts).set({ subject }).where(eq(socialAttempts.id, id));
}

const waiting = (provider: SocialProvider, browserHash: string, now: Date) =>
  and(
    eq(socialAttempts.browserHash, browserHash),
    eq(socialAttempts.provider, provider),
    isNotNull(socialAttempts.subject),
    isNull(socialAttempts.linkedAt),
    gt(socialAttempts.usedAt, oldestAttempt(now)),
  );

/** Whether a browser has shown an account that waits for its owner. */
export async function isWaiting(
  database: Database,
  provider: SocialProvider,
  browserHash: string,
  now: Date,
): Promise<boolean> {
  const found = await database
    .select({ id: socialAttempts.id })
    .from(socialAttempts)
    .where(waiting(provider, browserHash, now))
    .limit(1);
  return found.length > 0;
}

/** Takes it, once; undefined where there is none any more. */
export async function takeSubject(
  tx: Database,
  provider: SocialProvider,
  browserHash: string,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await tx
    .update(socialAttempts)
    .set({ linkedAt: now })
    .where(waiting(provider, browserHash, now))
    .returning({ subject: socialAttempts.subject });
  return taken?.subject ?? undefined;
}
