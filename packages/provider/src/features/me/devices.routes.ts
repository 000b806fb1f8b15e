import { endDevice, endOtherDevices, listDevices } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import type { Session } from '../../http/session.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { notFound } from '../../problems/problem-error.ts';
import { findLiveSessions, revokeSessions } from '../account/sessions.repository.ts';
import { deviceOf } from './device-name.ts';

/** Where a member is signed in, and the end of it. */
export async function deviceRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, listDevices, members, async ({ scope }, answer) => {
    const live = await findLiveSessions(database, scope.userId, now());
    const items = live.map(({ userAgent, createdAt, lastUsedAt, ...session }) => ({
      ...session,
      ...deviceOf(userAgent),
      current: session.id === scope.id,
      createdAt: seoulTime(createdAt),
      lastUsedAt: seoulTime(lastUsedAt),
    }));
    items.sort((one, other) => Number(other.current) - Number(one.current));
    return answer(200, { _embedded: { items } });
  });

  const end = async (
    { tx, record, disconnect }: UnitOfWork,
    { userId }: Session,
    which: { kept?: string; only?: string },
  ): Promise<string[]> => {
    const ended = await revokeSessions(tx, { userId, ...which }, now());
    disconnect(ended);
    if (ended.length > 0)
      await record('account.sessions', `user:${userId}`, { by: 'member', endedSessions: ended.length });
    return ended;
  };
  const tell = (request: FastifyRequest, sessions: string[]) => {
    if (sessions.length > 0) logSecurityOf(request, 'sessions.ended', { sessions });
  };

  route(app, endDevice, members, async ({ params, scope, request, transact }, answer) => {
    const ended = await transact((unit) => end(unit, scope, { only: params.id.toLowerCase() }));
    if (ended.length === 0) throw notFound();
    tell(request, ended);
    return answer(204, undefined);
  });

  route(app, endOtherDevices, members, async ({ scope, request, transact }, answer) => {
    const ended = await transact((unit) => end(unit, scope, { kept: scope.id }));
    tell(request, ended);
    return answer(200, { ended: ended.length });
  });
}
