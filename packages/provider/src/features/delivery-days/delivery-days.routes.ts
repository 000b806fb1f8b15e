import { getDeliveryDays } from '@vitis/contracts';
import { deliveryDays, seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../../db/in-language.ts';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { readDeliveryRounds, roundsTo } from './delivery-rounds.ts';
import { findOwnPostalCode } from './own-postal-code.ts';

/** On which days wines can come to an address. */
export async function deliveryDayRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getDeliveryDays, asBuyer('commerce', 'read'), async ({ query, scope, language }, answer) => {
    const [rounds, postalCode] = await Promise.all([
      readDeliveryRounds(database, app.config.delivery, now()),
      query.postalCode ?? findOwnPostalCode(database, scope),
    ]);
    const { area, calendar } = roundsTo(rounds, postalCode);
    const { days, orderBy } = deliveryDays(calendar);
    const last = days.at(-1)!;
    return answer(200, {
      area: inLanguage(area.name, language),
      weekdays: [...area.weekdays],
      days,
      orderBy: seoulTime(orderBy),
      holidays: rounds.holidays
        .filter(({ date }) => date <= last)
        .map(({ date, name }) => ({ date, name: inLanguage(name, language) })),
    });
  });
}
