import {
  changeStatusMessage,
  changeUser,
  changeWorking,
  deleteBusinessDays,
  getAccount,
  saveBusinessDays,
  subscribeEmail,
  subscribeSms,
} from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { lineText } from '../../http/free-text.ts';
import { allowed, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { changeName, changeOwnFacts, findOwnAccount, type OwnFacts } from './member.repository.ts';
import { checkedUntil, requireChecked } from './own-password.ts';

type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** Changes facts of a member and records which. */
const change = (transact: Transact, { userId }: Session, facts: OwnFacts) =>
  transact(async ({ tx, record }) => {
    await changeOwnFacts(tx, userId, facts);
    await record('account.change', `user:${userId}`, { changed: Object.keys(facts) });
  });

/** A member's own data: the part behind the password, what they agree to, and when sales staff can be reached. */
export async function memberRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getAccount, members, async ({ scope }, answer) => {
    const until = checkedUntil(scope, now());
    if (until === null) return answer(200, { account: null });
    const account = await findOwnAccount(database, scope.userId);
    return answer(200, { account: { ...account, checkedUntil: seoulTime(until) } });
  });

  route(app, changeUser, members, async ({ body, scope, expectedVersion, transact }, answer) => {
    requireChecked(scope, now());
    const account = await transact(async ({ tx, record }) => {
      const changed = await changeName(tx, scope.userId, body.fullName, expectedVersion);
      await record('account.change', `user:${scope.userId}`, { changed: ['fullName'] });
      return changed;
    });
    const until = seoulTime(checkedUntil(scope, now()) ?? now());
    return answer(200, { ...account, checkedUntil: until }, { version: account.version });
  });

  route(app, subscribeSms, members, async ({ body, scope, transact }, answer) => {
    await change(transact, scope, { smsSubscribed: body.active });
    return answer(204, undefined);
  });

  route(app, subscribeEmail, members, async ({ body, scope, transact }, answer) => {
    await change(transact, scope, { emailSubscribed: body.active });
    return answer(204, undefined);
  });

  const sales = allowed('workingHours', 'change');

  route(app, changeWorking, sales, async ({ body, scope, transact }, answer) => {
    await change(transact, scope, { working: body.working });
    return answer(204, undefined);
  });

  route(app, changeStatusMessage, sales, async ({ body, scope, language, transact }, answer) => {
    const statusMessage = lineText(body.statusMessage, 'statusMessage', language);
    await change(transact, scope, { statusMessage });
    return answer(204, undefined);
  });

  route(app, saveBusinessDays, sales, async ({ body, scope, transact }, answer) => {
    const { idBusinessDayList, ...hours } = body;
    const businessDays = [...new Set(idBusinessDayList)].sort((one, other) => one - other);
    await change(transact, scope, { hours, businessDays });
    return answer(204, undefined);
  });

  route(app, deleteBusinessDays, sales, async ({ scope, transact }, answer) => {
    await change(transact, scope, { hours: null, businessDays: [] });
    return answer(204, undefined);
  });
}
