import { deliveryMachine } from './delivery.ts';
import { estimateMachine } from './estimate.ts';
import { nextState } from './state-machine.ts';
import { statusLabel } from './status-labels.ts';

// @ts-expect-error a delivery is never confirmed
nextState(deliveryMachine, 'READY', 'CONFIRM', 'DRIVER');

// @ts-expect-error an expired estimate is computed, never stored
nextState(estimateMachine, 'EXPIRED', 'CONFIRM', 'B2B', { NOT_EXPIRED: true });

// @ts-expect-error a machine with guards must be told the facts
nextState(estimateMachine, 'RESPONDED', 'CONFIRM', 'B2B');

// @ts-expect-error the fact has another name
nextState(estimateMachine, 'RESPONDED', 'CONFIRM', 'B2B', { EXPIRED: false });

// @ts-expect-error a machine without guards takes none
nextState(deliveryMachine, 'READY', 'START', 'DRIVER', { REASON_GIVEN: true });

// @ts-expect-error nobody else raises events
nextState(deliveryMachine, 'READY', 'START', 'GUEST');

// @ts-expect-error an order form has no such status
statusLabel('orderForm', 'EXPIRED', 'ko-KR');
