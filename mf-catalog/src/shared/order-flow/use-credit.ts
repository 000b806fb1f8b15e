import { type Credit, getCredit, LEDGER_HINTS } from '@vitis/contracts';
import { type CreditVerdict, creditVerdict } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useHints } from '@vitis/portal/list';

/** `none`: no limit is set. */
export type CreditView =
  | { status: 'loading' | 'failed' | 'none' }
  | { status: 'known'; credit: Credit; after: CreditVerdict };

/** What the company's credit comes to with an order of so much, VAT included, by the rule that the provider judges it by. */
export function useCredit(total: number): CreditView {
  const { data, status, refresh } = useEndpoint(getCredit, {}, { keepPrevious: true });
  useHints(LEDGER_HINTS, refresh);
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
