import type { ClientPrice } from '@vitis/contracts';
import { tiersOf } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { Services } from '../../http/services.ts';
import { notFound } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { clientOfManager, findPrices, type PriceOwner } from './prices.repository.ts';

export type PriceService = ReturnType<typeof createPriceService>;

/** The client's prices of these products; one without any is left out. A transaction may ask, too. */
export async function clientPrices(
  database: Database,
  { standardGroupId }: Pick<Catalogue, 'standardGroupId'>,
  owner: Omit<PriceOwner, 'standardGroupId'>,
  ids: readonly number[],
): Promise<ClientPrice[]> {
  const rows = new Map(
    (await findPrices(database, { ...owner, standardGroupId }, ids)).map((row) => [row.idProduct, row]),
  );
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const tiers = tiersOf(row.tiers);
    const [date, qty, price] = row.last ?? [];
    return [
      {
        idProduct: id,
        price: tiers[0]!.price,
        tiers,
        caseSize: row.caseSize,
        stock: row.stock,
        lastPurchase:
          date !== undefined && qty !== undefined && price !== undefined ? { date, qty, price } : null,
        wished: row.wished,
      },
    ];
  });
}

/** Prices are the client's own: nobody else's are ever computed for a call. */
export function createPriceService({ database }: Services, catalogue: CatalogueCache) {
  const pricesOf = async (
    owner: Omit<PriceOwner, 'standardGroupId'>,
    ids: readonly number[],
  ): Promise<ClientPrice[]> => clientPrices(database, await catalogue.current(), owner, ids);

  return {
    ofBuyer: (buyer: BuyerScope, ids: readonly number[]) => pricesOf(buyer, ids),

    /** Sales staff: the prices of one of their own clients, or the list prices. */
    ofSales: async (managerId: number, idClient: number | undefined, ids: readonly number[]) => {
      if (idClient === undefined) {
        const { standardGroupId } = await catalogue.current();
        return pricesOf({ clientGroupId: standardGroupId, clientCompanyId: null, userId: null }, ids);
      }
      const client = await clientOfManager(database, managerId, idClient);
      if (!client) throw notFound();
      return pricesOf({ clientGroupId: client.clientGroupId, clientCompanyId: client.id, userId: null }, ids);
    },
  };
}
