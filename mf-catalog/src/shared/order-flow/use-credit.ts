import { type Credit, getCredit } from '@vitis/contracts';
import { type CreditVerdict, creditVerdict } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';

/** `none`: no limit is set. */
export type CreditView =
  | { status: 'loading' | 'failed' | 'none' }
  | { status: 'known'; credit: Credit; after: CreditVerdict };

/** What the company's credit comes to with an order of so much, VAT included, by the rule that the provider judges it by. */
export function useCredit(total: number): CreditView {
  const { data, status, refresh } = useEndpoint(getCredit, {}, { keepPrevious: true });
  useSocketHint('order:changed', refresh);
  useSocketHint('delivery:changed', refresh);
  useSocketHint('ledger:changed', refresh);
  if (data === undefined) return { status: status === 'failed' ? 'failed' : 'loading' };
  const { credit } = data;
  if (credit === null) return { status: 'none' };
  const { receivable, openOrders: confirmedOrders } = credit;
  return {
    status: 'known',
    credit,
    after: creditVerdict(credit, { receivable, confirmedOrders, cart: total }),
  };
}
