import { hash } from '@node-rs/argon2';
import type { DrawnPhoto, StoredPhoto } from '@vitis/demo-shop/pictures';
import type { Random } from '@vitis/demo-shop/random';
import { DEMONSTRATION_PASSWORD, simulateTrade } from '@vitis/demo-shop/trade';
import { type Day, isDay } from '@vitis/domain';
import { asc, gte } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { storeYear } from '../../features/calendar/holidays.routes.ts';
import { giveCoupons } from '../../features/coupons/coupons.repository.ts';
import { PASSWORD_HASHING } from '../../http/passwords.ts';
import { continueIdentities, insertRows } from './insert-rows.ts';
import { readCatalogue } from './read-catalogue.ts';
import { auditRows, writeDeliveries, writeEstimates, writeOrders } from './write-documents.ts';
import { writeOwnWines } from './write-own-wines.ts';

export interface TradeOptions {
  /** A day in Seoul; everything is told as seen on it. */
  today: Day;
  random: Random;
  /** Drawn photos of the places that wines are delivered to; without them deliveries have none. */
  places?: readonly (readonly DrawnPhoto[])[];
  log: (line: string) => void;
}

async function readHolidays(database: Database, today: Day): Promise<Set<Day>> {
  const year = Number(today.slice(0, 4));
  for (const each of [year - 1, year, year + 1, year + 2]) await storeYear(database, each);
  const rows = await database
    .select({ date: schema.holidays.date })
    .from(schema.holidays)
    .where(gte(schema.holidays.date, `${year - 1}-01-01`))
    .orderBy(asc(schema.holidays.date));
  return new Set(rows.map(({ date }) => date));
}

/**
 * Fills a database that has a catalogue with those who trade and five months of what they did: companies, accounts,
 * estimates, order forms, deliveries, ledger, talks, carts, wishes and texts. Give it a transaction: it has none of
 * its own. Answers the photos that its deliveries name. Throws an Error where clients are there already, or nothing is
 * there to trade with.
 */
export async function seedTrade(
  database: Database,
  { today, random, places = [], log }: TradeOptions,
): Promise<StoredPhoto[]> {
  if (!isDay(today)) throw new RangeError(`Not a day: ${today}`);
  const [known] = await database
    .select({ id: schema.clientCompanies.id })
    .from(schema.clientCompanies)
    .limit(1);
  if (known)
    throw new Error('The database has client companies already: the demonstration needs one without.');

  const trade = simulateTrade({
    today,
    random,
    places,
    holidays: await readHolidays(database, today),
    catalogue: await readCatalogue(database),
    // Hashed once for all: each time takes 80 ms.
    passwordHash: await hash(DEMONSTRATION_PASSWORD, PASSWORD_HASHING),
  });
  const { companies, people, estimates, orders, deliveries, photos, chats, receiverOf } = trade;
  await insertRows(database, schema.clientCompanies, companies);
  await insertRows(database, schema.users, people.users);
  await insertRows(database, schema.staffClients, people.staffClients);
  log(`${companies.length} client companies and ${people.users.length} accounts can sign in.`);

  await insertRows(database, schema.documentCounters, trade.counters);
  await writeEstimates(database, estimates, receiverOf);
  await writeOrders(database, orders, receiverOf);
  await insertRows(database, schema.files, photos.rows);
  await writeDeliveries(database, trade.stops, receiverOf, photos.of);
  await insertRows(database, schema.ledgerEntries, trade.ledger);
  if (companies[0]?.id) await writeOwnWines(database, companies[0].id, today);
  await insertRows(database, schema.audit, auditRows(estimates, orders, deliveries));
  log(
    `${estimates.length} estimates, ${orders.length} order forms and ${deliveries.length} deliveries are on file.`,
  );

  await insertRows(database, schema.chatRooms, chats.rooms);
  await insertRows(database, schema.chatMembers, chats.members);
  await insertRows(database, schema.chatMessages, chats.messages);
  await insertRows(database, schema.shippingAddresses, trade.shippingAddresses);
  await insertRows(database, schema.repeatingOrders, trade.repeatingOrders);
  await insertRows(database, schema.repeatingOrderLines, trade.repeatingOrderLines);
  await giveCoupons(database, today);
  await insertRows(database, schema.inquiries, trade.inquiries);
  await insertRows(database, schema.notifications, trade.notifications);
  await insertRows(database, schema.wishes, trade.wishes);
  await insertRows(database, schema.cartItems, trade.cartItems);
  await insertRows(database, schema.restockNotifications, trade.restockNotifications);
  await insertRows(database, schema.contents, trade.contents);
  await insertRows(database, schema.contentProducts, trade.contentProducts);
  await insertRows(database, schema.stores, trade.stores);
  await insertRows(database, schema.storeProducts, trade.storeProducts);
  log(`${trade.contents.length} notices, answers, articles and policies can be read.`);
  await continueIdentities(database, [
    schema.clientCompanies,
    schema.users,
    schema.estimates,
    schema.estimateRevisions,
    schema.orderForms,
    schema.deliveries,
    schema.files,
    schema.chatRooms,
    schema.repeatingOrders,
    schema.inquiries,
    schema.contents,
    schema.stores,
  ]);
  return photos.rows.map(({ key, sha256 }) => ({ key, sha256 }));
}
