import type { OrderFormStatus } from '@vitis/contracts';
import type { StateStep } from '@vitis/ui';

const WAY = ['REQUESTED', 'CONFIRMED', 'COMPLETED'] as const satisfies readonly OrderFormStatus[];

/** The states of an order on its way, and how far it has come; one that was cancelled ends there. */
export function stepsOf(status: OrderFormStatus): { id: OrderFormStatus; state: StateStep['state'] }[] {
  if (status === 'CANCELLED') {
    return [
      { id: 'REQUESTED', state: 'done' },
      { id: 'CANCELLED', state: 'stopped' },
    ];
  }
  const reached = WAY.indexOf(status);
  return WAY.map((id, at) => ({
    id,
    state: at === reached ? (at === WAY.length - 1 ? 'done' : 'current') : at < reached ? 'done' : 'ahead',
  }));
}
