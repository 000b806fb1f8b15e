import {
  changeShippingAddress,
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { findAddresses } from './shipping-addresses.repository.ts';
import { changeAddress, forgetAddress, keepAddress } from './shipping-addresses.service.ts';

/** 배송지: the places that a company has its wines sent to. */
export async function shippingAddressRoutes(app: FastifyInstance): Promise<void> {
  const change = asBuyer('commerce', 'change');

  route(app, listShippingAddresses, asBuyer('commerce', 'read'), async ({ scope }, answer) =>
    answer(200, { _embedded: { items: await findAddresses(app.services.database, scope) } }),
  );

  route(app, createShippingAddress, change, async ({ body, scope, language, transact }, answer) =>
    answer(201, await transact((unit) => keepAddress(unit, scope, body, language))),
  );

  route(app, changeShippingAddress, change, async ({ params, body, scope, language, transact }, answer) =>
    answer(200, await transact((unit) => changeAddress(unit, scope, params.id, body, language))),
  );

  route(app, deleteShippingAddress, change, async ({ params, scope, transact }, answer) => {
    await transact((unit) => forgetAddress(unit, scope, params.id));
    return answer(204, undefined);
  });
}
