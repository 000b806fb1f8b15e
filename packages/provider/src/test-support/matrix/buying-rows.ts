import type { EndpointName } from '@vitis/contracts/inputs';
import { address, by, identified, lines, PUBLIC, product, type Row, repeating } from './matrix-row.ts';
import { ADDRESSES, CLIENTS, REPEATING_ORDERS } from './matrix-shop.ts';

const drafted = { params: { paper: 'order-apply' }, body: { products: lines } };

/** What a buyer has before anything is asked for: prices, cart, wishes, repeating orders, addresses, own wines. */
export const BUYING_ROWS = {
  listPrices: {
    ...by('price', 'read'),
    ownOf: 'B2B',
    of: CLIENTS,
    request: ({ id }) => ({ query: { ids: [1, 2], idClient: id } }),
  },
  toggleWish: { ...by('wine', 'wish'), request: product },
  listWishes: by('wine', 'wish'),
  getCart: by('cart', 'read'),
  downloadCartPaper: { ...by('cart', 'read'), request: drafted },
  // Nobody there has an address for tax invoices.
  mailCartPaper: {
    ...by('cart', 'read'),
    request: drafted,
    undone: true,
  },
  addToCart: { ...by('cart', 'change'), request: { body: { items: lines } } },
  modifyCart: { ...by('cart', 'change'), request: { body: { items: lines } } },
  matchOrderLines: {
    ...by('price', 'read'),
    ownOf: 'B2B',
    of: CLIENTS,
    request: ({ id }) => ({
      body: { lines: [{ words: '샤토', code: null, vintage: null, millilitres: null }], idClient: id },
    }),
  },
  saveForLater: { ...by('cart', 'change'), request: { body: { idProducts: [1], later: true } } },
  acknowledgeCart: { ...by('cart', 'change'), request: { body: { idProducts: [1] } } },
  restoreToCart: { ...by('cart', 'change'), request: { body: { idProducts: [1] } } },
  deleteFromCart: { ...by('cart', 'change'), request: { body: { idProducts: [1] } } },
  listRestockNotifications: by('cart', 'read'),
  listRestockWines: by('cart', 'read'),
  askRestockNotification: { ...by('cart', 'change'), request: { body: { idProduct: 2 } } },
  cancelRestockNotification: { ...by('cart', 'change'), request: { query: { idProduct: 2 } } },
  listRepeatingOrders: by('orderForm', 'list'),
  createRepeatingOrder: { ...by('orderForm', 'create'), request: { body: repeating } },
  changeRepeatingOrder: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    versions: 'repeating_orders',
    request: ({ id }) => ({ params: { id }, body: repeating }),
  },
  skipRepeatDate: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    request: ({ id }) => ({ params: { id, day: repeating.firstDay }, body: { skipped: false } }),
  },
  confirmRepeatDate: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    request: ({ id }) => ({ params: { id, day: repeating.firstDay }, body: { creditAcknowledged: true } }),
  },
  setRepeatingOrderStatus: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    request: ({ id }) => ({ params: { id }, body: { status: 'PAUSED' } }),
  },
  listShippingAddresses: by('commerce', 'read'),
  getDeliveryDays: by('commerce', 'read'),
  getCredit: by('commerce', 'read'),
  createShippingAddress: { ...by('commerce', 'change'), request: { body: address } },
  changeShippingAddress: {
    ...by('commerce', 'change'),
    of: ADDRESSES,
    request: (target) => ({ ...identified(target), body: address }),
  },
  listOwnWines: by('commerce', 'read'),
  // What a company has not bought is not there for it either.
  changeOwnWines: {
    ...by('commerce', 'change'),
    request: { body: { items: [{ idProduct: 1, left: 3 }] } },
    undone: true,
    unwritten: true,
  },
  getWineMenu: by('commerce', 'read'),
  saveWineMenu: {
    ...by('commerce', 'change'),
    request: {
      body: {
        title: '와인 리스트',
        note: '',
        layout: 'CLASSIC',
        language: 'ko-KR',
        latinNames: true,
        wines: [{ idProduct: 1, glassPrice: null, bottlePrice: 90_000 }],
      },
    },
    undone: true,
    unwritten: true,
  },
  shareWineMenu: { ...by('commerce', 'change'), undone: true, unwritten: true },
  unshareWineMenu: by('commerce', 'change'),
  getSharedWineMenu: {
    ...PUBLIC,
    request: { params: { token: 'A'.repeat(22) } },
    undone: true,
    unwritten: true,
  },
  deleteShippingAddress: { ...by('commerce', 'change'), of: ADDRESSES, request: identified },
} satisfies Partial<Record<EndpointName, Row>>;
