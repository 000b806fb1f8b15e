import type { Exchange } from './exchange.ts';
import { clientsExchange } from './subjects/clients.ts';
import { contentsExchange } from './subjects/contents.ts';
import { holidaysExchange } from './subjects/holidays.ts';
import { pricesExchange } from './subjects/prices.ts';
import { productsExchange } from './subjects/products/products.ts';
import { stockExchange } from './subjects/stock.ts';

/** What is imported and exported, in the order in which an empty shop takes it. */
export const EXCHANGES: readonly Exchange[] = [
  productsExchange,
  pricesExchange,
  stockExchange,
  clientsExchange,
  holidaysExchange,
  contentsExchange,
];
