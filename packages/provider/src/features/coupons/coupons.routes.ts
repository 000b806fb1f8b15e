import {
  type CheckedQueryOf,
  type CouponState,
  countCoupons,
  getBuyerLevels,
  listCoupons,
  parseSort,
  SHEET_FORMAT,
} from '@vitis/contracts';
import { BUYER_LEVELS, buyerLevelOf, seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/paged.ts';
import { asBuyer, type BuyerScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { runAtInterval } from '../../http/run-at-interval.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { couponSheet } from './coupon-sheet.ts';
import { boughtWithinYear, findCoupons, giveCoupons, levelYear, usableFirst } from './coupons.repository.ts';

/** A quarter begins at midnight; its coupons are there within the hour. */
const GIVE_EVERY = 60 * 60 * 1000;

/** What a company gets for what it has bought: its level, and a coupon each quarter. */
export async function couponRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const own = asBuyer('commerce', 'read');

  /** Four come a year: all are read, and those that are meant are chosen among them. */
  const couponsOf = async (
    scope: BuyerScope,
    { dateFrom, dateTo, q }: CheckedQueryOf<typeof countCoupons>,
  ) => {
    const all = await findCoupons(database, scope, seoulDay(now()));
    return all.filter(
      ({ validFrom, validTo, orderFormNumber }) =>
        (dateFrom === undefined || validTo >= dateFrom) &&
        (dateTo === undefined || validFrom <= dateTo) &&
        (!q || orderFormNumber?.includes(q.toUpperCase()) === true),
    );
  };

  route(app, listCoupons, own, async ({ query, scope, language }, answer) => {
    const { status, page, size, sort = 'validFrom,desc', format } = query;
    const found = await couponsOf(scope, query);
    const ofState = found.filter(({ state }) => status === undefined || state === status);
    const items = parseSort(sort).direction === 'asc' ? usableFirst(ofState.toReversed()) : ofState;
    if (format === SHEET_FORMAT) return sheetAnswer(couponSheet, items, { language, now: now() });
    return answer(200, paged(items.slice(page * size, (page + 1) * size), page, size, items.length));
  });

  route(app, countCoupons, own, async ({ query, scope }, answer) => {
    const found = await couponsOf(scope, query);
    const of = (state: CouponState) => found.filter((coupon) => coupon.state === state).length;
    return answer(200, {
      USABLE: of('USABLE'),
      USED: of('USED'),
      EXPIRED: of('EXPIRED'),
      total: found.length,
    });
  });

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
