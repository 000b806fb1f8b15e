import { type Dashboard, getDashboard, type Language } from '@vitis/contracts';
import { creditVerdict, seoulDay } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { type BuyerScope, buyerScope, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { countCart } from '../cart/cart.repository.ts';
import { findCreditAccount } from '../ledger/credit.repository.ts';
import { countWishes } from '../wishes/wishes.repository.ts';
import {
  countsOfBuyer,
  expiringEstimates,
  nextDelivery,
  openProposals,
  recentlyBought,
  waitingEstimates,
} from './dashboard.repository.ts';
import { deskOfDriver, deskOfSales } from './desk.repository.ts';

const mostToReorder = 10;

/** What waits for a member, by its first role. */
export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  const ofBuyer = async (buyer: BuyerScope, session: Session, language: Language): Promise<Dashboard> => {
    const today = seoulDay(now());
    const [
      cartCount,
      wishCount,
      unreadMessages,
      estimates,
      expiring,
      proposals,
      delivery,
      counts,
      credit,
      bought,
    ] = await Promise.all([
      countCart(database, buyer),
      countWishes(database, buyer),
      app.chats.unread(session),
      waitingEstimates(database, buyer, today),
      expiringEstimates(database, buyer, today),
      openProposals(database, buyer, today),
      nextDelivery(database, buyer, today),
      countsOfBuyer(database, buyer, today),
      creditOf(buyer.clientCompanyId),
      recentlyBought(database, buyer.clientCompanyId, today, mostToReorder),
    ]);
    const reorder = await app.productService.cards(bought, language);
    const waiting = { unreadMessages, estimates, expiring, proposals, nextDelivery: delivery, ...counts };
    return { cartCount, wishCount, ...waiting, credit, reorder };
  };

  const creditOf = async (clientCompanyId: number): Promise<Dashboard['credit']> => {
    const account = await findCreditAccount(database, clientCompanyId);
    const { limit, policy, receivable, openOrders, openOrderCount } = account;
    if (limit === null) return null;
    const parts = { receivable, confirmedOrders: openOrders, cart: 0 };
    const { available } = creditVerdict({ policy, limit }, parts);
    return { limit, receivable, openOrders, openOrderCount, available };
  };

  const ofSales = async (session: Session): Promise<Dashboard> => {
    const scope = { managerId: session.userId };
    const [unreadMessages, { count, latest }, desk] = await Promise.all([
      app.chats.unread(session),
      waitingEstimates(database, scope, seoulDay(now())),
      deskOfSales(database, scope, now()),
    ]);
    return { unreadMessages, estimates: { count, latest }, desk };
  };

  const ofDriver = async ({ userId }: Session): Promise<Dashboard> => {
    const today = seoulDay(now());
    const [delivery, desk] = await Promise.all([
      nextDelivery(database, { driverId: userId }, today),
      deskOfDriver(database, userId, now()),
    ]);
    return { nextDelivery: delivery, deliveriesToday: desk.deliveriesToday, desk };
  };

  route(app, getDashboard, members, async ({ scope: session, language }, answer) => {
    const buyer = buyerScope(session);
    if (buyer) return answer(200, await ofBuyer(buyer, session, language));
    return answer(
      200,
      session.roles.includes('SALESPERSON') ? await ofSales(session) : await ofDriver(session),
    );
  });
}
