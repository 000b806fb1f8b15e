import {
  acknowledgeCart,
  addToCart,
  deleteFromCart,
  getCart,
  modifyCart,
  restoreToCart,
  saveForLater,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createCartService } from './cart.service.ts';

export async function cartRoutes(app: FastifyInstance): Promise<void> {
  const cart = createCartService(app.services, app.catalogue);
  const change = asBuyer('cart', 'change');
  const prepare = () => app.catalogue.current();

  route(app, getCart, asBuyer('cart', 'read'), async ({ query, scope, language }, answer) =>
    answer(200, await cart.read(scope, query.language ?? language)),
  );

  route(
    app,
    addToCart,
    change,
    async (call, answer, catalogue) =>
      answer(
        200,
        await cart.change(call, catalogue, (unit, buyer) =>
          cart.add(unit, buyer, call.body.items, call.language),
        ),
      ),
    prepare,
  );

  route(
    app,
    modifyCart,
    change,
    async (call, answer, catalogue) =>
      answer(
        200,
        await cart.change(call, catalogue, (unit, buyer) => cart.modify(unit, buyer, call.body.items)),
      ),
    prepare,
  );

  for (const [endpoint, work] of [
    [deleteFromCart, cart.remove],
    [restoreToCart, cart.restore],
  ] as const) {
    route(
      app,
      endpoint,
      change,
      async (call, answer, catalogue) =>
        answer(
          200,
          await cart.change(call, catalogue, (unit, buyer) => work(unit, buyer, call.body.idProducts)),
        ),
      prepare,
    );
  }

  route(
    app,
    acknowledgeCart,
    change,
    async (call, answer, catalogue) =>
      answer(
        200,
        await cart.change(call, catalogue, (unit, buyer) => cart.acknowledge(unit, buyer, call.body)),
      ),
    prepare,
  );

  route(
    app,
    saveForLater,
    change,
    async (call, answer, catalogue) =>
      answer(200, await cart.change(call, catalogue, (unit, buyer) => cart.setAside(unit, buyer, call.body))),
    prepare,
  );
}
