import { addToCart, deleteFromCart, getCart, modifyCart } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createCartService } from './cart.service.ts';

export async function cartRoutes(app: FastifyInstance): Promise<void> {
  const cart = createCartService(app.productService, app.priceService);
  const change = asBuyer('cart', 'change');

  route(app, getCart, asBuyer('cart', 'read'), async ({ scope, language }, answer) =>
    answer(200, await cart.read(app.services.database, scope, language)),
  );

  route(app, addToCart, change, async ({ body, scope, language, transact }, answer) =>
    answer(200, await transact((unit) => cart.add(unit, scope, body.items, language))),
  );

  route(app, modifyCart, change, async ({ body, scope, language, transact }, answer) =>
    answer(200, await transact((unit) => cart.modify(unit, scope, body.items, language))),
  );

  route(app, deleteFromCart, change, async ({ body, scope, language, transact }, answer) =>
    answer(200, await transact((unit) => cart.remove(unit, scope, body.idProducts, language))),
  );
}
