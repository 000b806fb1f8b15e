import { addToCart, deleteFromCart, getCart, modifyCart } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createCartService } from './cart.service.ts';

export async function cartRoutes(app: FastifyInstance): Promise<void> {
  const cart = createCartService(app.services, app.productService, app.priceService);
  const change = asBuyer('cart', 'change');

  route(app, getCart, asBuyer('cart', 'read'), async ({ scope, language }, answer) =>
    answer(200, await cart.read(scope, language)),
  );

  route(app, addToCart, change, async ({ body, scope, language, transact }, answer) => {
    await transact((unit) => cart.add(unit, scope, body.items));
    return answer(200, await cart.read(scope, language));
  });

  route(app, modifyCart, change, async ({ body, scope, language, transact }, answer) => {
    await transact((unit) => cart.modify(unit, scope, body.items));
    return answer(200, await cart.read(scope, language));
  });

  route(app, deleteFromCart, change, async ({ body, scope, language, transact }, answer) => {
    await transact((unit) => cart.remove(unit, scope, body.idProducts));
    return answer(200, await cart.read(scope, language));
  });
}
