import type { Language } from '@vitis/contracts';
import { type CreditVerdict, creditVerdict, formatMoney } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { conflict } from '../../problems/problem-error.ts';
import { findCreditAccount } from '../ledger/credit.repository.ts';

interface Placed {
  clientCompanyId: number;
  /** VAT-inclusive, in won. */
  total: number;
  /** The person has read the warning. */
  acknowledged: boolean;
}

/**
 * Whether a client may order for so much more. The client is locked by then. Throws 409: a warning, which goes away
 * once it is acknowledged, or a refusal, which does not; both say by how much the limit is passed.
 */
export async function checkCredit(
  tx: Database,
  { clientCompanyId, total, acknowledged }: Placed,
  language: Language,
): Promise<CreditVerdict['verdict']> {
  const {
    limit,
    policy,
    bound: agreed,
    receivable,
    openOrders,
  } = await findCreditAccount(tx, clientCompanyId);
  if (limit === null) return 'PASS';
  const parts = { receivable, confirmedOrders: openOrders, cart: total };
  const { verdict, available, bound } = creditVerdict({ policy, limit, bound: agreed }, parts);
  const values = { over: formatMoney(Math.max(0, -available), language) };
  if (verdict === 'BLOCK' && policy === 'WARN') {
    const past = { ...values, bound: formatMoney(bound ?? limit, language) };
    throw conflict('CREDIT_LIMIT_EXCEEDED', { text: 'CREDIT_BOUND_EXCEEDED', values: past });
  }
  if (verdict === 'BLOCK') throw conflict('CREDIT_LIMIT_EXCEEDED', { values });
  if (verdict === 'WARN' && !acknowledged) throw conflict('CREDIT_LIMIT_WARNING', { values });
  return verdict;
}
