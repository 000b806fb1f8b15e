import { getMe, type Me } from '@vitis/contracts';
import { isPasswordOld, isWithinHours, seoulDay, seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { unauthenticated } from '../../problems/problem-error.ts';
import { holidaysFrom } from '../calendar/holiday-days.ts';
import { countClients, findManager, findMember } from './me.repository.ts';

const noHours = {
  weekdayStartTime: null,
  weekdayEndTime: null,
  weekendStartTime: null,
  weekendEndTime: null,
  holidayStartTime: null,
  holidayEndTime: null,
};

export async function meRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getMe, members, async ({ scope }, answer) => {
    const found = await findMember(database, scope.userId);
    if (!found) throw unauthenticated('SESSION_ENDED');
    const { user, client } = found;
    const me: Me = {
      id: user.id,
      roles: user.roles,
      fullName: user.fullName,
      email: user.email,
      mobile: user.mobile,
      picture: user.picture,
      createdAt: seoulTime(user.createdAt),
      passwordChangedAt: seoulTime(user.passwordChangedAt),
      passwordChangeRecommended: isPasswordOld(user.passwordChangedAt, now()),
      smsSubscribed: user.smsSubscribed,
      emailSubscribed: user.emailSubscribed,
    };
    if (app.secondFactors.isMissingOf(scope)) me.secondFactorMissing = true;
    if (client && user.roles.includes('B2B')) {
      const manager = await findManager(database, client.id);
      const hours = manager?.hours ?? noHours;
      // Who has the switch on has gone home all the same when the day is over.
      const isAtWork = async () =>
        isWithinHours(
          hours,
          manager?.idBusinessDayList ?? [],
          await holidaysFrom(database, seoulDay(now()), 0),
          now(),
        );
      me.client = {
        id: client.id,
        companyName: client.name,
        companyRegistrationNumber: client.registrationNumber,
        representativeName: client.representativeName,
        businessClientType: client.businessClientType,
        taxEmail: client.taxEmail,
        postalCode: client.postalCode,
        address1: client.address1,
        address2: client.address2,
        manager: manager ? { ...manager, hours, working: manager.working && (await isAtWork()) } : null,
      };
    }
    if (user.roles.includes('SALESPERSON')) {
      me.sales = {
        working: user.working,
        statusMessage: user.statusMessage,
        hours: user.hours ?? noHours,
        idBusinessDayList: user.businessDays,
        clientCount: await countClients(database, user.id),
      };
    }
    return answer(200, me);
  });
}
