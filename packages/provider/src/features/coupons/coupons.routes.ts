import { getBuyerLevels, listCoupons } from '@vitis/contracts';
import { BUYER_LEVELS, buyerLevelOf, seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { runAtInterval } from '../../http/run-at-interval.ts';
import { boughtWithinYear, findCoupons, giveCoupons, levelYear } from './coupons.repository.ts';

/** A quarter begins at midnight; its coupons are there within the hour. */
const GIVE_EVERY = 60 * 60 * 1000;

/** What a company gets for what it has bought: its level, and a coupon each quarter. */
export async function couponRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const own = asBuyer('commerce', 'read');

  route(app, listCoupons, own, async ({ scope }, answer) =>
    answer(200, { _embedded: { items: await findCoupons(database, scope, seoulDay(now())) } }),
  );

  route(app, getBuyerLevels, own, async ({ scope }, answer) => {
    const today = seoulDay(now());
    const bought = await boughtWithinYear(database, scope.clientCompanyId, today);
    const { level, next } = buyerLevelOf(bought);
    return answer(200, {
      levels: BUYER_LEVELS.map((each) => ({ ...each })),
      level: level.code,
      bought,
      ...levelYear(today),
      next: next === null ? null : { code: next.level.code, missing: next.missing },
    });
  });

  runAtInterval(app, GIVE_EVERY, 'coupons could not be given', async () => {
    await giveCoupons(database, seoulDay(now()));
  });
}
