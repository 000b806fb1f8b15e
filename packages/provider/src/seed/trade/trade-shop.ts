import { randomFrom } from '@vitis/demo-shop/random';
import { type Connection, connect, type Database } from '../../db/connect.ts';
import { createFromTemplate, joinCluster } from '../../test-support/test-cluster.ts';
import { seedTrade } from './seed-trade.ts';
import { insertSmallCatalogue } from './small-catalogue.ts';

/** The Friday that tests look from. */
export const TODAY = '2026-11-20';

export interface TradeShop {
  connection: Connection;
  database: Database;
  close(): Promise<void>;
}

/** For tests: a small catalogue, and all trade as told on `today`, in a database of its own. Each telling is a new one. */
export async function openTradeShop(today = TODAY, name = 'once'): Promise<TradeShop> {
  const cluster = await joinCluster();
  const made = await createFromTemplate(cluster, `template_trade_${today}_${name}`, async (database) => {
    await insertSmallCatalogue(database);
    await database.transaction((tx) =>
      seedTrade(tx, { today, random: randomFrom('trade'), log: () => undefined }),
    );
  });
  const connection = connect(made.url);
  const close = async (): Promise<void> => {
    await connection.close();
    await made.drop();
    await cluster.close();
  };
  return { connection, database: connection.database, close };
}

/** Rows of a query that has to have some; days come as text. */
export async function rowsOf<Row>({ connection }: TradeShop, query: string): Promise<Row[]> {
  const { rows } = await connection.pool.query(query);
  expect(rows).not.toHaveLength(0);
  return rows as Row[];
}
