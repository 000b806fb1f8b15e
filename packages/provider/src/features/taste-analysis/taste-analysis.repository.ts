import type { TasteAnswers, TasteProfile, TasteTrait } from '@vitis/contracts';
import { TASTE_CLOSE } from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { tasteAnalyses } from '../../db/schema.ts';

export type StoredAnalysis = typeof tasteAnalyses.$inferSelect;

export async function findAnalysis(database: Database, userId: number): Promise<StoredAnalysis | undefined> {
  const [row] = await database.select().from(tasteAnalyses).where(eq(tasteAnalyses.userId, userId));
  return row;
}

/** Keeps answers in the place of earlier ones. */
export async function writeAnalysis(
  tx: Database,
  userId: number,
  answers: TasteAnswers,
  answeredAt: Date,
): Promise<void> {
  await tx
    .insert(tasteAnalyses)
    .values({ userId, answers, answeredAt })
    .onConflictDoUpdate({ target: tasteAnalyses.userId, set: { answers, answeredAt } });
}

export type Fitting = { id: number } & Record<TasteTrait, number | null>;

/** Wines in stock that are closest to a taste, one of each winery, the closest first; a wine is left out that is close in no trait. */
export async function findFitting(
  database: Database,
  kind: TasteAnswers['kind'],
  { sugar, body, acidity, tannin }: TasteProfile,
  most: number,
): Promise<Fitting[]> {
  const distances = [
    sql`abs(p.taste_sugar - ${sugar}::numeric)`,
    sql`abs(p.taste_body - ${body}::numeric)`,
    sql`abs(p.taste_acidity - ${acidity}::numeric)`,
    sql`abs(p.taste_tannin - ${tannin}::numeric)`,
  ];
  const known = distances.map((one) => sql`COALESCE(${one}, 0)`);
  const distance = sql`(${sql.join(known, sql` + `)})
    / NULLIF(num_nonnulls(p.taste_sugar, p.taste_body, p.taste_acidity, p.taste_tannin), 0)`;
  const ofKind = kind === 'ANY' ? sql`true` : sql`k.code = ${kind}`;
  const { rows } = await database.execute<Record<keyof Fitting, string | null>>(sql`
    WITH close AS (
      SELECT p.id, p.winery_id, p.recommendation, p.taste_sugar, p.taste_body, p.taste_acidity, p.taste_tannin,
        ${distance} AS distance
      FROM products p JOIN kinds k ON k.id = p.kind_id JOIN stock s ON s.product_id = p.id AND s.qty > 0
      WHERE p.on_sale AND ${ofKind} AND LEAST(${sql.join(distances, sql`, `)}) <= ${TASTE_CLOSE}::numeric),
    first AS (
      SELECT DISTINCT ON (winery_id) * FROM close WHERE distance IS NOT NULL
      ORDER BY winery_id, distance, recommendation DESC, id)
    SELECT id, taste_sugar AS sugar, taste_body AS body, taste_acidity AS acidity, taste_tannin AS tannin
    FROM first ORDER BY distance, recommendation DESC, id LIMIT ${most}`);
  const number = (value: string | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    id: Number(row.id),
    sugar: number(row.sugar),
    body: number(row.body),
    acidity: number(row.acidity),
    tannin: number(row.tannin),
  }));
}
