import { addDays, type Day, isDay } from '@vitis/domain';
import { asc, gte } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { storeYear } from '../../features/calendar/holidays.routes.ts';
import type { DrawnPhoto, StoredPhoto } from '../pictures/delivery-photos.ts';
import type { Random } from '../random.ts';
import { writeBuying } from './buying.ts';
import { type Catalogue, readCatalogue, type Wine } from './catalogue.ts';
import { writeChats } from './chats/write-chats.ts';
import { COMPANIES, type CompanyPlan } from './companies.ts';
import { writeContents } from './contents/write-contents.ts';
import type { Client, TradeContext } from './context.ts';
import { makeDeliveries } from './deliveries.ts';
import { makeEstimates } from './estimates.ts';
import { continueIdentities, insertRows } from './insert-rows.ts';
import { makeLedger } from './ledger.ts';
import { makeOrders } from './order-forms.ts';
import { makePeople, type People } from './people.ts';
import { makePhotos } from './photos.ts';
import { at, clock, workingDays } from './working-days.ts';
import {
  auditRows,
  numberDocuments,
  orderStops,
  type Receiver,
  writeDeliveries,
  writeEstimates,
  writeOrders,
} from './write-documents.ts';

export interface TradeOptions {
  /** A day in Seoul; everything is told as seen on it. */
  today: Day;
  random: Random;
  /** Drawn photos of the places that wines are delivered to; without them deliveries have none. */
  places?: readonly (readonly DrawnPhoto[])[];
  log: (line: string) => void;
}

const houseSize = 24;
const fewestBottles = 24;

/** Wines that a client keeps coming back for: in stock and at prices it buys at, where there are enough of them. */
function houseOf(catalogue: Catalogue, plan: CompanyPlan, groupId: number, random: Random): Wine[] {
  const [least, most] = plan.bottlePrice;
  const inStock = catalogue.wines.filter(({ stock }) => stock >= fewestBottles);
  const fitting = inStock.filter((wine) => {
    const { price } = catalogue.tiersFor(wine, groupId)[0]!;
    return price >= least && price <= most;
  });
  const from =
    [fitting, inStock, catalogue.wines].find(({ length }) => length >= plan.lines[1]) ?? catalogue.wines;
  return random.sample(from, houseSize);
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

/** Where a document's wines go. */
const receiverOf =
  (people: People) =>
  ({ client, buyerId }: { client: Client; buyerId?: number }): Receiver => {
    const buyer = people.users[(buyerId ?? client.buyers[0]!) - 1]!;
    const { postalCode, address1, address2 } = client.plan.row;
    return {
      recipientName: buyer.fullName,
      recipientMobile: buyer.mobile!,
      postalCode: postalCode!,
      address1: address1!,
      address2: address2 ?? '',
    };
  };

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

  const days = workingDays(today, await readHolidays(database, today));
  const catalogue = await readCatalogue(database);
  const joined = addDays(days.past[0]!, -20);
  const companyIds = COMPANIES.map((_, index) => index + 1);
  const people = await makePeople(joined, companyIds);
  const context: TradeContext = { today, random, days, catalogue, drivers: people.drivers };
  const clients = COMPANIES.map((plan, index): Client => {
    const groupId = catalogue.groupId(plan.groups);
    const house = houseOf(catalogue, plan, groupId, random);
    return {
      id: index + 1,
      plan,
      groupId,
      buyers: people.buyersOf(index),
      managerId: people.managerOf(index),
      house,
    };
  });
  await insertRows(
    database,
    schema.clientCompanies,
    clients.map(({ id, plan, groupId }) => ({
      ...plan.row,
      id,
      clientGroupId: groupId,
      createdAt: at(joined, clock(9)),
    })),
  );
  await insertRows(database, schema.users, people.users);
  await insertRows(database, schema.staffClients, people.staffClients);
  log(`${clients.length} client companies and ${people.users.length} accounts can sign in.`);

  const documents = clients.map((client, index) => {
    const estimates = makeEstimates(context, client);
    const orders = makeOrders(context, client, estimates, index);
    return { client, estimates, orders, deliveries: makeDeliveries(context, client, orders, index) };
  });
  const estimates = documents.flatMap((each) => each.estimates.all);
  const orders = documents.flatMap((each) => each.orders.all);
  const deliveries = documents.flatMap((each) => each.deliveries);
  const counters = [...numberDocuments('estimate', estimates), ...numberDocuments('orderForm', orders)];
  const stops = orderStops(deliveries);
  await insertRows(database, schema.documentCounters, counters);
  await writeEstimates(database, estimates);
  await writeOrders(database, orders, receiverOf(people));
  const photos = makePhotos([...stops.keys()], places);
  await insertRows(database, schema.files, photos.rows);
  await writeDeliveries(database, stops, receiverOf(people), photos.of);
  const ledger = documents.flatMap((each) => makeLedger(context, each.client, each.deliveries));
  await insertRows(database, schema.ledgerEntries, ledger);
  await insertRows(database, schema.audit, auditRows(estimates, orders, deliveries));
  log(
    `${estimates.length} estimates, ${orders.length} order forms and ${deliveries.length} deliveries are on file.`,
  );

  await writeChats(database, context, clients, people, { estimates, orders });
  await writeBuying(database, context, clients);
  const texts = await writeContents(database, context);
  log(`${texts} notices, answers, articles and policies can be read.`);
  await continueIdentities(database, [
    schema.clientCompanies,
    schema.users,
    schema.estimates,
    schema.estimateRevisions,
    schema.orderForms,
    schema.deliveries,
    schema.files,
    schema.chatRooms,
  ]);
  return photos.rows.map(({ key, sha256 }) => ({ key, sha256 }));
}
