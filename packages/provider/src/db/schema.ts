// Every table of the provider. Drizzle and the seed take the schema as one object.
export * from './schema/accounts.ts';
export * from './schema/buying.ts';
export * from './schema/catalog.ts';
export * from './schema/chats.ts';
export type * from './schema/columns.ts';
export * from './schema/contents.ts';
export * from './schema/deliveries.ts';
export * from './schema/estimates.ts';
export * from './schema/inquiries.ts';
export * from './schema/notifications.ts';
export * from './schema/order-forms.ts';
export * from './schema/own-wines.ts';
export * from './schema/prices.ts';
export * from './schema/repeating-orders.ts';
export * from './schema/social.ts';
export * from './schema/system.ts';
export * from './schema/taste.ts';
export * from './schema/verification.ts';
