import type { EndpointName } from '@vitis/contracts/inputs';
import { BUYING_ROWS } from './buying-rows.ts';
import { CHAT_ROWS } from './chat-rows.ts';
import { DELIVERY_ROWS } from './delivery-rows.ts';
import { ESTIMATE_ROWS } from './estimate-rows.ts';
import type { Row } from './matrix-row.ts';
import { MEMBER_ROWS } from './member-rows.ts';
import { MONEY_ROWS } from './money-rows.ts';
import { ORDER_ROWS } from './order-rows.ts';
import { ORDER_STEP_ROWS } from './order-step-rows.ts';
import { VISITOR_ROWS } from './visitor-rows.ts';

/**
 * Every endpoint, in an order in which each finds something to do. An endpoint that is in none of these does not compile.
 */
export const ROWS: Readonly<Record<EndpointName, Row>> = {
  ...VISITOR_ROWS,
  ...MEMBER_ROWS,
  ...BUYING_ROWS,
  ...ESTIMATE_ROWS,
  ...ORDER_ROWS,
  ...DELIVERY_ROWS,
  ...ORDER_STEP_ROWS,
  ...MONEY_ROWS,
  ...CHAT_ROWS,
};
