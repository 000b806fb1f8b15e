import {
  type Client,
  changeReceivingHours,
  createClientNote,
  deleteClientNote,
  getClient,
  type Language,
} from '@vitis/contracts';
import { seoulDay, streetLine, wineTitle } from '@vitis/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clientCompanies, clientNotes } from '../../db/schema.ts';
import { freeText } from '../../http/free-text.ts';
import { asSales, type SalesScope } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { notFound } from '../../problems/problem-error.ts';
import { readAccounts } from '../sales/read-accounts.ts';
import { findAddressesOf } from '../shipping-addresses/shipping-addresses.repository.ts';
import { findOwnClient } from '../trade-documents/client-people.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';
import { findNotes, removeNote } from './client-notes.ts';
import { findBuyers } from './clients.repository.ts';
import { setReceivingHours } from './set-receiving-hours.ts';
import { findUsualWines } from './usual-wines.ts';

/** 거래처: what its sales contact knows of a client, and what staff note down about it. */
export async function clientPageRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getClient, asSales('client', 'read'), async ({ params, scope, language }, answer) =>
    answer(200, await readClient(params.id, scope, language)),
  );

  route(
    app,
    changeReceivingHours,
    asSales('client', 'receive'),
    async ({ params: { id }, body, scope, transact }, answer) => {
      await transact(async (unit) => {
        if (!(await findOwnClient(unit.tx, scope, id))) throw notFound();
        await setReceivingHours(unit, id, body);
      });
      return answer(200, body);
    },
  );

  route(
    app,
    createClientNote,
    asSales('client', 'note'),
    async ({ params: { id }, body, scope, language, transact }, answer) => {
      const notes = await transact(async ({ tx, record }) => {
        if (!(await findOwnClient(tx, scope, id))) throw notFound();
        const text = freeText(body.text, 'text', language);
        if (text === '') throw invalidField('text', 'REQUIRED', language);
        await tx.insert(clientNotes).values({ clientCompanyId: id, authorId: scope.managerId, text });
        await record('client.note', `client:${id}`);
        return findNotes(tx, id, scope.managerId);
      });
      return answer(201, { notes });
    },
  );

  route(
    app,
    deleteClientNote,
    asSales('client', 'note'),
    async ({ params: { id, note }, scope, transact }, answer) => {
      const notes = await transact(async ({ tx, record }) => {
        if (!(await findOwnClient(tx, scope, id))) throw notFound();
        const own = { id: note, clientCompanyId: id, authorId: scope.managerId };
        if (!(await removeNote(tx, own))) throw notFound();
        await record('client.remove-note', `client:${id}`, { note });
        return findNotes(tx, id, scope.managerId);
      });
      return answer(200, { notes });
    },
  );

  const readClient = async (id: number, scope: SalesScope, language: Language): Promise<Client> => {
    const today = seoulDay(now());
    const [[company], [reported]] = await Promise.all([
      database
        .select()
        .from(clientCompanies)
        .where(and(eq(clientCompanies.id, id), ofOwnClients(clientCompanies.id, scope))),
      readAccounts(
        { database, ledgers: app.clientLedgers },
        { scope, ids: [id] },
        { dateFrom: today, dateTo: today },
        today,
      ),
    ]);
    if (!company || !reported) throw notFound();
    const [buyers, addresses, wines, notes] = await Promise.all([
      findBuyers(database, [id]),
      findAddressesOf(database, id),
      findUsualWines(database, id, today),
      findNotes(database, id, scope.managerId),
    ]);
    const ids = wines.map(({ idProduct }) => idProduct);
    const known = new Map((await app.productService.cards(ids, language)).map((wine) => [wine.id, wine]));
    return {
      ...reported.account,
      representativeName: company.representativeName,
      businessType: company.businessType,
      businessItem: company.businessItem,
      businessClientType: company.businessClientType,
      taxEmail: company.taxEmail,
      phone: company.phone,
      address: streetLine(company),
      contacts: buyers.get(id) ?? [],
      addresses,
      wines: wines.map((wine) => {
        const card = known.get(wine.idProduct);
        return card ? { ...wine, name: wineTitle(card) } : wine;
      }),
      notes,
      receiving: { from: company.receivesFrom, until: company.receivesUntil },
    };
  };
}
