import { addDays, type Day, type Holidays } from '@vitis/domain';
import type { DrawnPhoto } from '../pictures/delivery-photos.ts';
import type { Random } from '../random.ts';
import { makeBuying } from './buying.ts';
import type { Catalogue, Wine } from './catalogue.ts';
import { makeChats } from './chats/make-chats.ts';
import { COMPANIES, type CompanyPlan } from './companies.ts';
import { makeContents } from './contents/make-contents.ts';
import type { Client, Receiver, TradeContext } from './context.ts';
import { makeDeliveries } from './deliveries.ts';
import { makeEstimates } from './estimates.ts';
import { makeInquiries } from './inquiries.ts';
import { makeLedger } from './ledger.ts';
import { makeNotifications } from './notifications.ts';
import { numberDocuments, numberStatements, orderStops } from './number-documents.ts';
import { makeOrders } from './order-forms.ts';
import { makePeople, type People } from './people.ts';
import { makePhotos } from './photos.ts';
import { makeRepeatingOrders } from './repeating-orders.ts';
import { makeShippingAddresses } from './shipping-addresses.ts';
import { at, clock, workingDays } from './working-days.ts';

export interface TradeSettings {
  /** A day in Seoul; everything is told as seen on it. */
  today: Day;
  random: Random;
  /** Public holidays of the years around. */
  holidays: Holidays;
  /** What there is to trade with. */
  catalogue: Catalogue;
  /** Of `DEMONSTRATION_PASSWORD`, in the form that the provider keeps. */
  passwordHash: string;
  /** Drawn photos of the places that wines are delivered to; without them deliveries have none. */
  places?: readonly (readonly DrawnPhoto[])[];
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

const receiverOf =
  (people: People) =>
  ({ client, buyerId }: { client: Client; buyerId?: number }): Receiver => {
    const { fullName, mobile } = people.users[(buyerId ?? client.buyers[0]!) - 1]!;
    const { postalCode, address1, address2 } = client.plan.row;
    return { recipientName: fullName, recipientMobile: mobile, postalCode, address1, address2 };
  };

/**
 * Those who trade and five months of what they did: companies, accounts, estimates, order forms, deliveries, ledger,
 * talks, carts, wishes and texts. The same settings tell the same. Throws an Error where the catalogue has no group for
 * a company.
 */
export function simulateTrade({
  today,
  random,
  holidays,
  catalogue,
  passwordHash,
  places = [],
}: TradeSettings) {
  const days = workingDays(today, holidays);
  const joined = addDays(days.past[0]!, -20);
  const companyIds = COMPANIES.map((_, index) => index + 1);
  const people = makePeople(joined, companyIds, passwordHash);
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
  const companies = clients.map(({ id, plan, groupId }) => ({
    ...plan.row,
    id,
    clientGroupId: groupId,
    createdAt: at(joined, clock(9)),
  }));
  const documents = clients.map((client, index) => {
    const estimates = makeEstimates(context, client);
    const orders = makeOrders(context, client, estimates, index);
    return { client, estimates, orders, deliveries: makeDeliveries(context, client, orders, index) };
  });
  const estimates = documents.flatMap((each) => each.estimates.all);
  const orders = documents.flatMap((each) => each.orders.all);
  const deliveries = documents.flatMap((each) => each.deliveries);
  const counters = [
    ...numberDocuments('estimate', estimates),
    ...numberDocuments('orderForm', orders),
    ...numberStatements(deliveries),
  ];
  const stops = orderStops(deliveries);
  const inquiries = makeInquiries(context, clients);
  return {
    companies,
    people,
    estimates,
    orders,
    deliveries,
    counters,
    /** Place of each delivery in its driver's day, from 0. */
    stops,
    receiverOf: receiverOf(people),
    photos: makePhotos([...stops.keys()], places),
    ledger: documents.flatMap((each) => makeLedger(context, each.client, each.deliveries)),
    chats: makeChats(context, clients, people, { estimates, orders }),
    ...makeBuying(context, clients),
    inquiries,
    notifications: makeNotifications({ estimates, orders, deliveries, inquiries }),
    shippingAddresses: makeShippingAddresses(clients, people),
    ...makeRepeatingOrders(context, clients, receiverOf(people)),
    ...makeContents(context),
  };
}
