import type { SettledReceipt } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { sealedBy } from '../../http/sealed.ts';
import { partsOf, receiptsById } from '../receipts/company-ledger.ts';
import type { CompanyLedgers } from '../receipts/company-ledgers.ts';

/** Whoever keeps the books: a house's ERP, or our own ledger. Reports know nothing else of it. */
export interface Bookkeeping {
  /** For calls of its own API in the name of a member. */
  token(userId: number, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** 거래처원장 of a client, the oldest first, each row with what paid it, or what it paid, and the balance after it. */
  ledger(clientCompanyId: number, today: Day): Promise<SettledReceipt[]>;
}

const TOKEN_MINUTES = 30;

/** The ledger of this database. Its token names its member and opens nothing: the session is asked in any case. */
export function ownBookkeeping(ledgers: CompanyLedgers, secret: string): Bookkeeping {
  const sealed = sealedBy(secret, 'bookkeeping');
  return {
    token: async (userId, now) => {
      const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * 60_000);
      return { token: sealed.seal(JSON.stringify({ userId, expiresAt })), expiresAt };
    },
    ledger: async (clientCompanyId, today) => {
      const rows = await ledgers(clientCompanyId, today);
      const receiptOf = receiptsById(rows);
      return rows.map((row) => ({ ...row.receipt, parts: partsOf(row, receiptOf) }));
    },
  };
}
