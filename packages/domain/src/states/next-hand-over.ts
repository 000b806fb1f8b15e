import type { Dashboard, DeliveryClassify, DeliveryType, Language } from '@vitis/contracts';
import type { Day } from '../calendar/day.ts';
import { isPickedUp, statusLabel } from './status-labels.ts';

interface HandOver {
  type: DeliveryType;
  classify: DeliveryClassify;
}

/** How many of each kind a buyer has today; null where there are not several, and the next one stands for itself. */
export function severalToday(
  { nextDelivery, deliveriesToday = 0, pickupsToday = 0, returnsToday = 0 }: Dashboard,
  today: Day,
) {
  if (nextDelivery?.date !== today || deliveriesToday + returnsToday < 2) return null;
  const counts = [
    ['deliveriesToday', deliveriesToday - pickupsToday],
    ['pickupsToday', pickupsToday],
    ['returnsToday', returnsToday],
  ] as const;
  return counts.filter(([, count]) => count > 0);
}

/** What a hand-over is to the client: brought, fetched at the house, or given back. */
export function handOverKind(handOver: HandOver): 'delivery' | 'pickup' | 'return' {
  if (handOver.classify === 'COLLECT') return 'return';
  return isPickedUp(handOver) ? 'pickup' : 'delivery';
}

/** How a hand-over is made, in a word: what goes back is a collection, whoever drives it. */
export function handOverLabel({ type, classify }: HandOver, language: Language): string {
  return classify === 'COLLECT'
    ? statusLabel('deliveryClassify', classify, language)
    : statusLabel('deliveryType', type, language);
}
