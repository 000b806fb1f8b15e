import type { EndpointName } from '@vitis/contracts/inputs';
import { by, identified, numbered, onPaper, order, priced, type Row, wish } from './matrix-row.ts';
import { CLIENTS, DELIVERIES } from './matrix-shop.ts';

/** Clients, and orders as they are begun and read. */
export const ORDER_ROWS = {
  searchMyClients: by('client', 'search'),
  getOrderStart: {
    ...by('orderForm', 'createManual'),
    of: CLIENTS,
    request: ({ id }) => ({ params: { id } }),
  },
  getClient: { ...by('client', 'read'), of: CLIENTS, request: identified },
  changeReceivingHours: {
    ...by('client', 'receive'),
    of: CLIENTS,
    request: ({ id }) => ({ params: { id }, body: { from: '10:00', until: '16:00' } }),
  },
  createClientNote: {
    ...by('client', 'note'),
    of: CLIENTS,
    request: ({ id }) => ({ params: { id }, body: { text: '월말에 결제' } }),
  },
  // Nobody has written this one.
  deleteClientNote: {
    ...by('client', 'note'),
    of: CLIENTS,
    undone: true,
    unwritten: true,
    request: ({ id }) => ({ params: { id, note: 9_999 } }),
  },
  searchTrade: { ...by('client', 'search'), request: { query: { q: 'C001' } } },
  createManualOrderForm: {
    ...by('orderForm', 'createManual'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { ...wish, idClient: id, products: priced } }),
  },
  listOrderForms: by('orderForm', 'list'),
  listOrderFormsOfSales: {
    ...by('orderForm', 'list'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { idClient: id } }),
  },
  listBulkOrderForms: by('orderForm', 'list'),
  countOrderForms: by('orderForm', 'list'),
  getOrderForm: { ...by('orderForm', 'read'), ...order },
  getOrderPayment: { ...by('commerce', 'read'), ...order },
  changeOrderPayment: {
    ...by('commerce', 'change'),
    ...order,
    request: (target) => ({ ...numbered(target), body: { method: 'BANK_TRANSFER' } }),
  },
  downloadOrderPaper: { ...by('orderForm', 'read'), ...order, request: onPaper },
  downloadOrderPapers: {
    ...by('orderForm', 'read'),
    ...order,
    request: ({ number }) => ({ params: { paper: 'order' }, query: { numbers: [number] } }),
  },
  mailOrderPaper: { ...by('orderForm', 'read'), ...order, request: onPaper, undone: true },

  downloadStatements: {
    ...by('delivery', 'save'),
    of: DELIVERIES,
    request: ({ id }) => ({ query: { ids: [id] } }),
  },
} satisfies Partial<Record<EndpointName, Row>>;
