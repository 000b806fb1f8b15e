import type { Role } from '@vitis/contracts';
import { CODE_FLOW_TOKEN_SECONDS, SESSION_TOKEN_SECONDS } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { insertSession } from './sessions.repository.ts';

const SECONDS = { password: SESSION_TOKEN_SECONDS, code: CODE_FLOW_TOKEN_SECONDS } as const;

/** How a session begins, whichever way somebody has signed in. */
export interface SessionStart {
  /** `code` is the flow of social login. */
  flow: keyof typeof SECONDS;
  address: string;
  userAgent: string | null;
}

/** Opens a session of a member in the transaction that has checked who it is. */
export async function openSession(
  { services, tokens }: Pick<FastifyInstance, 'services' | 'tokens'>,
  tx: Database,
  member: { id: number; roles: Role[] },
  { flow, address, userAgent }: SessionStart,
) {
  const now = services.now();
  const expiresAt = new Date(now.getTime() + SECONDS[flow] * 1000);
  const id = crypto.randomUUID();
  await insertSession(tx, {
    id,
    userId: member.id,
    createdAt: now,
    expiresAt,
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
  const claims = { userId: member.id, sessionId: id, roles: member.roles };
  const cookies: string[] = [];
  return { id, accessToken: await tokens.sign(claims, expiresAt), cookies };
}
