import type { Language, Role } from '@vitis/contracts';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SessionLimits } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema.ts';
import type { UserContext } from '../../http/user-context.ts';

/** How a session begins, whichever way somebody has signed in. */
export interface SessionStart {
  /** `code` is the flow of social login. */
  flow: keyof SessionLimits;
  address: string;
  userAgent: string | null;
  userContext: UserContext;
  /** Of the screens from now on. */
  language: Language;
}

export interface OpenedSession {
  id: string;
  accessToken: string;
  /** `Set-Cookie` lines of the answer that hands out the token. */
  cookies: string[];
}

/**
 * Opens a session of a member in the transaction that has checked who it is. Mails to the member are in the language of
 * these screens from then on.
 */
export async function openSession(
  { services, tokens, config }: Pick<FastifyInstance, 'services' | 'tokens' | 'config'>,
  tx: Database,
  member: { id: number; roles: Role[] },
  { flow, address, userAgent, userContext, language }: SessionStart,
): Promise<OpenedSession> {
  const now = services.now();
  const { seconds, idleSeconds } = config.sessions[flow];
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const id = crypto.randomUUID();
  await tx.insert(sessions).values({
    id,
    userId: member.id,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    idleSeconds,
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
  await tx
    .update(users)
    .set({ language })
    .where(and(eq(users.id, member.id), ne(users.language, language)));
  const claims = { userId: member.id, sessionId: id, userContext: userContext.hash, roles: member.roles };
  return { id, accessToken: await tokens.sign(claims, expiresAt), cookies: userContext.cookies(seconds) };
}
