import {
  changeRepeatingOrder,
  confirmRepeatDate,
  createRepeatingOrder,
  type Language,
  listRepeatingOrders,
  type RepeatingOrder,
  setRepeatingOrderStatus,
  skipRepeatDate,
} from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { asBuyer, type BuyerScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { runAtInterval } from '../../http/run-at-interval.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import { readDeliveryRounds } from '../delivery-days/delivery-rounds.ts';
import { prepareDates } from './prepare-dates.ts';
import { readRepeatingOrder, readRepeatingOrders } from './repeating-order-reader.ts';
import { createRepeatingOrders } from './repeating-orders.service.ts';

/** A morning's work is done within so many milliseconds of eight o'clock. */
const PREPARE_EVERY = 10 * 60 * 1000;

/** Repeating orders of the buyer's company. Every answer is the order with its dates, as it is after the step. */
export async function repeatingOrderRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  const { delivery: terms } = app.config;
  const orders = createRepeatingOrders(services, terms);
  const change = asBuyer('orderForm', 'create');
  const prepare = () => app.catalogue.current();
  const prepareWithRounds = async () => ({
    catalogue: await prepare(),
    rounds: await readDeliveryRounds(services.database, terms, services.now()),
  });
  const today = () => seoulDay(services.now());

  interface Step {
    scope: BuyerScope;
    language: Language;
    transact<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  }
  /** One transaction, whose answer is the order as it is at its end. */
  const stepped = (
    { scope: buyer, language, transact }: Step,
    catalogue: Catalogue,
    step: (unit: UnitOfWork, call: { buyer: BuyerScope; language: Language }) => Promise<number>,
  ): Promise<RepeatingOrder> =>
    transact(async (unit) => {
      const id = await step(unit, { buyer, language });
      return readRepeatingOrder(unit.tx, { catalogue, buyer, language, terms, today: today() }, id);
    });

  route(
    app,
    listRepeatingOrders,
    asBuyer('orderForm', 'list'),
    async ({ scope: buyer, language }, answer, catalogue) => {
      const reading = { catalogue, buyer, language, terms, today: today() };
      return answer(200, { _embedded: { items: await readRepeatingOrders(services.database, reading) } });
    },
    prepare,
  );

  route(
    app,
    createRepeatingOrder,
    change,
    async (call, answer, { catalogue, rounds }) =>
      answer(
        201,
        await stepped(call, catalogue, (unit, who) =>
          orders.create(unit, { ...who, body: call.body, rounds }),
        ),
      ),
    prepareWithRounds,
  );

  route(
    app,
    changeRepeatingOrder,
    change,
    async (call, answer, { catalogue, rounds }) => {
      const { body, expectedVersion, params } = call;
      const order = await stepped(call, catalogue, async (unit, who) => {
        await orders.change(unit, { ...who, ...params, body, expectedVersion, rounds });
        return params.id;
      });
      return answer(200, order, { version: order.version });
    },
    prepareWithRounds,
  );

  route(
    app,
    setRepeatingOrderStatus,
    change,
    async (call, answer, catalogue) =>
      answer(
        200,
        await stepped(call, catalogue, async (unit, who) => {
          await orders.setStatus(unit, { ...who, ...call.params, ...call.body });
          return call.params.id;
        }),
      ),
    prepare,
  );

  route(
    app,
    skipRepeatDate,
    change,
    async (call, answer, catalogue) =>
      answer(
        200,
        await stepped(call, catalogue, async (unit, who) => {
          const holidays = await orders.calendar(unit);
          await orders.skip(unit, { ...who, ...call.params, ...call.body }, holidays);
          return call.params.id;
        }),
      ),
    prepare,
  );

  route(
    app,
    confirmRepeatDate,
    change,
    async (call, answer, { catalogue, rounds }) =>
      answer(
        200,
        await stepped(call, catalogue, async (unit, who) => {
          const holidays = await orders.calendar(unit);
          await orders.confirm(unit, { ...who, ...call.params, ...call.body, rounds }, holidays);
          return call.params.id;
        }),
      ),
    prepareWithRounds,
  );

  runAtInterval(app, PREPARE_EVERY, 'repeating orders could not be prepared', async () => {
    await prepareDates(services, terms, (error, id) =>
      app.log.error({ err: error, repeatingOrder: id }, 'a repeating order could not be prepared'),
    );
  });
}
