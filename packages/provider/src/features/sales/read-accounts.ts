import type { Day, DayRange } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { findCreditAccounts, shownCredit } from '../ledger/credit.repository.ts';
import { clientAccount, type ReportedAccount } from './client-accounts.ts';
import type { ClientLedgers } from './client-ledgers.ts';
import { findOwnClients, type OwnClients } from './own-ledgers.ts';

/** Accounts of a sales person's clients, by name: of all of them, or of those among some ids. */
export async function readAccounts(
  { database, ledgers: readLedgers }: { database: Database; ledgers: ClientLedgers },
  of: OwnClients,
  days: DayRange,
  today: Day,
): Promise<ReportedAccount[]> {
  const [clients, ledgers] = await Promise.all([findOwnClients(database, of), readLedgers(of, today)]);
  const credits = await findCreditAccounts(
    database,
    clients.map(({ idClient }) => idClient),
    ledgers,
  );
  return clients.map((client) => {
    const { idClient } = client;
    const credit = shownCredit(credits.get(idClient)!);
    return clientAccount(client, ledgers.get(idClient), credit, days, today);
  });
}
