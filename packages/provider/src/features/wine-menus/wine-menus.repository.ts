import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, wineMenus } from '../../db/schema.ts';
import { lockClient } from '../ledger/credit.repository.ts';

export type StoredMenu = typeof wineMenus.$inferSelect;
type MenuContent = Omit<StoredMenu, 'clientCompanyId' | 'token' | 'version'>;

export async function findMenu(database: Database, clientCompanyId: number): Promise<StoredMenu | undefined> {
  const [row] = await database.select().from(wineMenus).where(eq(wineMenus.clientCompanyId, clientCompanyId));
  return row;
}

export async function findSharedMenu(database: Database, token: string): Promise<StoredMenu | undefined> {
  const [row] = await database.select().from(wineMenus).where(eq(wineMenus.token, token));
  return row;
}

export async function findCompanyName(database: Database, clientCompanyId: number): Promise<string> {
  const [row] = await database
    .select({ name: clientCompanies.name })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, clientCompanyId));
  return row?.name ?? '';
}

/** Version of a company's menu, locked with the company until this transaction ends; 0 where it has none. */
export async function lockMenuVersion(tx: Database, clientCompanyId: number): Promise<number> {
  await lockClient(tx, clientCompanyId);
  return (await findMenu(tx, clientCompanyId))?.version ?? 0;
}

/** Keeps a menu in the place of an earlier one; the name of its public page stays. */
export async function writeMenu(tx: Database, clientCompanyId: number, content: MenuContent): Promise<void> {
  await tx
    .insert(wineMenus)
    .values({ clientCompanyId, ...content })
    .onConflictDoUpdate({
      target: wineMenus.clientCompanyId,
      set: { ...content, version: sql`${wineMenus.version} + 1` },
    });
}

/** Gives the public page a name where it has none, and answers the one that it has; undefined without a list. */
export async function nameMenu(
  tx: Database,
  clientCompanyId: number,
  fresh: string,
): Promise<string | undefined> {
  const [row] = await tx
    .update(wineMenus)
    .set({ token: sql`COALESCE(${wineMenus.token}, ${fresh})` })
    .where(eq(wineMenus.clientCompanyId, clientCompanyId))
    .returning({ token: wineMenus.token });
  return row?.token ?? undefined;
}

/** Takes the public page back. */
export async function forgetMenuName(tx: Database, clientCompanyId: number): Promise<void> {
  await tx.update(wineMenus).set({ token: null }).where(eq(wineMenus.clientCompanyId, clientCompanyId));
}
