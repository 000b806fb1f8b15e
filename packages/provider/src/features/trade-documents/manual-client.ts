import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { type ClientPeople, findClientPeople, findOwnClient } from './client-people.ts';

export interface ManualClient {
  /** For whom sales staff write a document: one of their own clients' buyers. */
  buyer: BuyerScope;
  people: ClientPeople;
}

/**
 * The client that a document by hand is for, and who of it asked: its main contact where nobody is named. Throws 404 for
 * a client of somebody else's and for a buyer of another company, 409 for a company that nobody may buy for yet.
 */
export async function findManualClient(
  tx: Database,
  scope: SalesScope,
  { idClient, idBuyer }: { idClient: number; idBuyer?: number | undefined },
): Promise<ManualClient> {
  const client = await findOwnClient(tx, scope, idClient);
  if (!client) throw notFound();
  const people = await findClientPeople(tx, idClient);
  if (people.buyers.length === 0) throw conflict('CLIENT_HAS_NO_BUYER');
  const asked = people.buyers.find(({ id }) => idBuyer === undefined || id === idBuyer);
  if (!asked) throw notFound();
  return { buyer: { ...client, userId: asked.id }, people };
}
