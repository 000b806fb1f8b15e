import {
  cancelDelivery,
  changeVan,
  completeDelivery,
  countDeliveriesOfBuyer,
  createDelivery,
  type DeliveryInfo,
  failDelivery,
  type Language,
  listDeliveriesOfBuyer,
  listDeliveriesOfDriver,
  listDeliveriesOfSales,
  listDrivers,
  listScheduledDeliveries,
  SHEET_FORMAT,
  saveDeliveries,
  startDelivery,
} from '@vitis/contracts';
import { type Day, daysBetween, seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { type PagedItems, paged } from '../../http/paged.ts';
import { asBuyer, asDriver, asSales } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { versioned } from '../../http/versioned.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { notFound } from '../../problems/problem-error.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import {
  allDeliveries,
  countDeliveries,
  countDeliveriesByStatus,
  type DeliveryOrder,
  findDeliveries,
} from './delivery.repository.ts';
import { createDeliveryDriveService } from './delivery-drive.service.ts';
import type { DeliveryFilter } from './delivery-filter.ts';
import { createDeliveryPlanService } from './delivery-plan.service.ts';
import { deliverySheet } from './delivery-sheet.ts';
import { findDrivers } from './delivery-writes.repository.ts';
import { setVan } from './set-van.ts';

/** Days of a schedule that can be asked for at once. */
const mostDays = 31;

/** Deliveries as sales staff plan them, drivers make them and buyers wait for them. */
export async function deliveryRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  planning(app);
  driving(app);

  const page = async (
    filter: DeliveryFilter,
    { page: number, size, order = 'latest' }: { page: number; size: number; order?: DeliveryOrder },
    language: Language,
  ): Promise<PagedItems<DeliveryInfo>> => {
    const [rows, total] = await Promise.all([
      findDeliveries(database, filter, { order, page: { number, size }, language }),
      countDeliveries(database, filter),
    ]);
    return paged(rows, number, size, total);
  };

  route(app, listDrivers, asSales('delivery', 'list'), async (_call, answer) =>
    answer(200, { _embedded: { items: await findDrivers(database) } }),
  );

  route(app, changeVan, asSales('van', 'change'), async ({ params, body, transact }, answer) => {
    const driver = await transact((unit) => setVan(unit, params.id, body.vanCases));
    if (driver === undefined) throw notFound();
    return answer(200, driver);
  });

  route(
    app,
    listScheduledDeliveries,
    asSales('delivery', 'list'),
    async ({ query, scope, language }, answer) => {
      assertDays(query, language);
      const { all, ...between } = query;
      const own = await findDeliveries(database, { scope, ...between }, { order: 'schedule', language });
      if (!all) return answer(200, { _embedded: { items: own } });
      const others = await findDeliveries(
        database,
        { notOf: scope, standing: true, ...between },
        { order: 'schedule' },
      );
      return answer(200, { _embedded: { items: [...own, ...others.map(asColleague)] } });
    },
  );

  route(app, listDeliveriesOfSales, asSales('delivery', 'list'), async ({ query, scope, language }, answer) =>
    answer(200, await page({ scope, status: query.status, q: query.q, language }, query, language)),
  );

  route(
    app,
    listDeliveriesOfDriver,
    asDriver('delivery', 'list'),
    async ({ query, scope, language }, answer) => {
      const day = query.date ?? seoulDay(now());
      const filter = { scope, standing: true, dateFrom: day, dateTo: day };
      const items = await findDeliveries(database, filter, { order: 'schedule', language });
      return answer(200, { _embedded: { items } });
    },
  );

  route(
    app,
    listDeliveriesOfBuyer,
    asBuyer('delivery', 'list'),
    async ({ query: { page: number, size, sort, format, ...narrowed }, scope, language }, answer) => {
      const filter = { scope, language, ...narrowed };
      const order = sort === 'requestDate' || sort === 'requestDate,asc' ? 'earliest' : 'latest';
      if (format === SHEET_FORMAT)
        return sheetAnswer(deliverySheet, await allDeliveries(database, filter, order), {
          language,
          now: now(),
        });
      return answer(200, await page(filter, { page: number, size, order }, language));
    },
  );

  route(
    app,
    countDeliveriesOfBuyer,
    asBuyer('delivery', 'list'),
    async ({ query, scope, language }, answer) =>
      answer(200, await countDeliveriesByStatus(database, { scope, language, ...query })),
  );
}

/** `서울특별시 용산구 이태원로`: where, without the door. */
const districtOf = (address: string): string => address.split(' ').slice(0, 3).join(' ');

/** What a planner has to know of a stop whose client is somebody else's: that it is there, and how much it is. */
const asColleague = (delivery: DeliveryInfo): DeliveryInfo => ({
  ...delivery,
  isOwn: false,
  orderFormNumber: null,
  shipping: {
    fullName: '',
    mobile: '',
    postalCode: '',
    address1: districtOf(delivery.shipping.address1),
    address2: '',
    message: '',
  },
  dueDate: null,
  products: [],
  trackingNumber: '',
  failedReason: null,
  earlyReason: null,
  requestMessage: '',
  idReceipt: null,
  statementNumber: null,
  proofs: [],
  receivedBy: null,
  signature: null,
  refused: [],
  refusedReason: null,
  images: [],
  returnRequest: null,
});

function planning(app: FastifyInstance): void {
  const plans = createDeliveryPlanService(app.services.now);

  route(
    app,
    createDelivery,
    asSales('delivery', 'create'),
    versioned(201, (unit, { scope, body, language }) => plans.plan(unit, scope, body, language)),
  );

  route(
    app,
    saveDeliveries,
    asSales('delivery', 'save'),
    async ({ body, scope, language, transact }, answer) => {
      const items = await transact((unit) => plans.save(unit, scope, body.items, language));
      return answer(200, { _embedded: { items } });
    },
  );

  route(
    app,
    cancelDelivery,
    asSales('delivery', 'cancel'),
    versioned(200, (unit, { scope, params, expectedVersion }) =>
      plans.cancel(unit, scope, params.id, expectedVersion),
    ),
  );
}

function driving(app: FastifyInstance): void {
  const drives = createDeliveryDriveService(app.services.now);

  route(
    app,
    startDelivery,
    asDriver('delivery', 'start'),
    versioned(200, (unit, { scope, params, body, language }) =>
      drives.start(unit, scope, params.id, body, language),
    ),
  );

  route(
    app,
    completeDelivery,
    asDriver('delivery', 'complete'),
    versioned(200, (unit, { scope, params, body, language }) =>
      drives.complete(unit, scope, params.id, body, language),
    ),
  );

  route(
    app,
    failDelivery,
    asDriver('delivery', 'fail'),
    versioned(200, (unit, { scope, params, body, language }) =>
      drives.fail(unit, scope, params.id, body.reason, language),
    ),
  );
}

/** Throws 400 for days that end before they begin, and for more of them than a schedule shows. */
function assertDays({ dateFrom, dateTo }: { dateFrom: Day; dateTo: Day }, language: Language): void {
  const days = daysBetween(dateFrom, dateTo) + 1;
  if (days < 1) throw invalidField('dateTo', 'TOO_SMALL', language);
  if (days > mostDays) throw invalidField('dateTo', 'TOO_LARGE', language);
}
