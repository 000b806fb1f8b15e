export type { Catalogue } from './trade/catalogue.ts';
export type { DeliveryDraft, EstimateDraft, OrderDraft, Receiver } from './trade/context.ts';
export { lineColumns, totalsOf } from './trade/lines.ts';
export { DEMONSTRATION_PASSWORD, makePeople } from './trade/people.ts';
export { signatureOf } from './trade/signatures.ts';
export { simulateTrade } from './trade/simulate-trade.ts';
