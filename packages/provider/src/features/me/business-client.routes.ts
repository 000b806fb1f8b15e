import { changeBusinessClient, getBusinessClient } from '@vitis/contracts';
import { isPhone, normalisePhone } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { asBuyer } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { unauthenticated } from '../../problems/problem-error.ts';
import { changeContact, findBusinessClient } from './business-client.repository.ts';
import { requireChecked } from './own-password.ts';

/** The company of a buyer, as its people see and change it. */
export async function businessClientRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getBusinessClient, asBuyer('client', 'change'), async ({ scope }, answer) => {
    const client = await findBusinessClient(database, scope.clientCompanyId);
    return answer(200, client, { version: client.version });
  });

  route(
    app,
    changeBusinessClient,
    asBuyer('client', 'change'),
    async ({ body, scope, session, language, expectedVersion, transact }, answer) => {
      if (session === null) throw unauthenticated();
      requireChecked(session, now());
      const phone = normalisePhone(body.phone);
      if (!isPhone(phone)) throw invalidField('phone', 'PHONE_FORMAT', language);
      const contact = { ...body, phone };
      const client = await transact(async ({ tx, record }) => {
        const changed = await changeContact(tx, scope.clientCompanyId, contact, expectedVersion);
        await record('client.change', `client:${scope.clientCompanyId}`, { changed: Object.keys(contact) });
        return changed;
      });
      return answer(200, client, { version: client.version });
    },
  );
}
