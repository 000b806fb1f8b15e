import type { EndpointName } from '@vitis/contracts/inputs';
import { by, estimate, lines, numbered, priced, type Row, wish } from './matrix-row.ts';
import { CLIENTS } from './matrix-shop.ts';

/** Estimates, from the request to the confirmation. */
export const ESTIMATE_ROWS = {
  listEstimates: by('estimate', 'list'),
  listEstimatesOfSales: {
    ...by('estimate', 'list'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { idClient: id } }),
  },
  listConfirmedEstimates: by('estimate', 'list'),
  countEstimates: by('estimate', 'list'),
  getEstimate: { ...by('estimate', 'read'), ...estimate },
  listEstimateRevisions: { ...by('estimate', 'read'), ...estimate },
  downloadEstimatePaper: { ...by('estimate', 'read'), ...estimate },
  downloadEstimatePapers: {
    ...by('estimate', 'read'),
    ...estimate,
    request: ({ number }) => ({ query: { numbers: [number] } }),
  },
  // Nobody there has an address for tax invoices.
  mailEstimatePaper: { ...by('estimate', 'read'), ...estimate, undone: true },
  createOrderForm: {
    ...by('orderForm', 'create'),
    ...estimate,
    request: ({ number }) => ({ body: { ...wish, estimateNumber: number } }),
  },
  createOrder: { ...by('orderForm', 'create'), request: { body: { ...wish, products: lines } } },
  createEstimate: { ...by('estimate', 'create'), request: { body: { products: lines } } },
  createManualEstimate: {
    ...by('estimate', 'createManual'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { idClient: id, products: lines } }),
  },
  modifyEstimate: {
    ...by('estimate', 'modify'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: { products: lines } }),
  },
  respondEstimate: {
    ...by('estimate', 'respond'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: { expiredDate: '2026-11-30', products: priced } }),
  },
  confirmEstimate: { ...by('estimate', 'confirm'), ...estimate },
  confirmEstimateLines: {
    ...by('estimate', 'confirm'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: { positions: [1] } }),
  },
  cancelEstimate: {
    ...by('estimate', 'cancel'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: {} }),
  },
} satisfies Partial<Record<EndpointName, Row>>;
