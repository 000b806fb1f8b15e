import type { EndpointName } from '@vitis/contracts/inputs';
import { today } from '../delivery-shop.ts';
import { by, identified, numbered, order, type Row } from './matrix-row.ts';
import { CLIENTS, RECEIPTS } from './matrix-shop.ts';

/** What was bought, and what is owed for it. */
export const MONEY_ROWS = {
  listOrders: by('commerce', 'read'),
  countOrders: by('commerce', 'read'),
  // What nobody has confirmed is not there, for its own company either.
  getOrder: { ...by('commerce', 'read'), ...order, unwritten: true },
  // Nothing has been handed over there.
  returnOrder: {
    ...by('delivery', 'requestReturn'),
    ...order,
    request: (target) => ({
      ...numbered(target),
      body: { reason: 'BROKEN', products: [{ idProduct: 4, qty: 1 }] },
    }),
    undone: true,
    unwritten: true,
  },

  listCancellations: by('commerce', 'read'),
  countCancellations: by('commerce', 'read'),
  // Some of them stand, which makes them none here.
  getCancellation: { ...by('commerce', 'read'), ...order, unwritten: true },

  listReceipts: by('commerce', 'read'),
  countReceipts: by('commerce', 'read'),
  getReceipt: { ...by('commerce', 'read'), of: RECEIPTS, request: identified },
  getCash: by('commerce', 'read'),
  listClientAccounts: by('ledger', 'read'),
  getClientLedger: {
    ...by('ledger', 'read'),
    of: CLIENTS,
    ownOf: 'B2B',
    request: ({ id }) => ({ query: { code: `C00${id}` } }),
  },
  listClientCredits: {
    ...by('ledger', 'read'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { ids: [id] } }),
  },
  getSalesSituation: {
    ...by('ledger', 'read'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { code: `C00${id}` } }),
  },
  getSalesToken: by('ledger', 'read'),
  recordPayment: {
    ...by('ledger', 'record'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { idClient: id, day: today, amount: 1, memo: '계좌 입금' } }),
  },
  getPurchaseSituation: by('commerce', 'read'),
  listCoupons: by('commerce', 'read'),
  countCoupons: by('commerce', 'read'),
  getBuyerLevels: by('commerce', 'read'),
} satisfies Partial<Record<EndpointName, Row>>;
