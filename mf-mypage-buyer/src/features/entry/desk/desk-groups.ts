import type { DeskCounts, Role } from '@vitis/contracts';
import { addDays, type Day, documentList } from '@vitis/domain';

/** A count of the desk, and the list that shows what it counts. */
export interface CountEntry {
  name: keyof DeskCounts;
  href: string;
  /** How it looks where it is not 0. */
  tone: 'wine' | 'careful' | 'bad';
}

interface CountGroup {
  id: 'estimates' | 'orders' | 'deliveries' | 'clients';
  counts: readonly CountEntry[];
}

const ESTIMATES = documentList('estimate', 'SALESPERSON');
const ORDERS = documentList('orderForm', 'SALESPERSON');
const STOPS = '/mypage/shipping-list';

const OF_SALES: readonly CountGroup[] = [
  {
    id: 'estimates',
    counts: [
      { name: 'estimatesWaiting', href: `${ESTIMATES}?status=REQUESTED`, tone: 'wine' },
      { name: 'estimatesExpiring', href: `${ESTIMATES}?view=expiring`, tone: 'careful' },
    ],
  },
  {
    id: 'orders',
    counts: [
      { name: 'ordersWaiting', href: `${ORDERS}?status=REQUESTED`, tone: 'wine' },
      { name: 'ordersUnplanned', href: `${ORDERS}?view=unplanned`, tone: 'careful' },
    ],
  },
  {
    id: 'deliveries',
    counts: [
      { name: 'deliveriesToday', href: '/mypage/manage-delivery-schedule', tone: 'wine' },
      { name: 'ordersFailed', href: `${ORDERS}?view=failed`, tone: 'bad' },
    ],
  },
  {
    id: 'clients',
    counts: [{ name: 'clientsOverdue', href: '/mypage/bonds-sales-situation?view=overdue', tone: 'bad' }],
  },
];

const ofDriver = (today: Day): readonly CountGroup[] => [
  {
    id: 'deliveries',
    counts: [
      { name: 'deliveriesToday', href: STOPS, tone: 'wine' },
      { name: 'deliveriesFailed', href: STOPS, tone: 'bad' },
      { name: 'deliveriesTomorrow', href: `${STOPS}?date=${addDays(today, 1)}`, tone: 'careful' },
    ],
  },
];

/** What is counted at the desk of a role, in the order of its work. */
export const deskGroups = (role: Role | null, today: Day): readonly CountGroup[] =>
  role === 'DRIVER' ? ofDriver(today) : OF_SALES;
