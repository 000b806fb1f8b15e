import { sql } from 'drizzle-orm';
import type { Translated, TranslatedTexts } from '../../../db/schema.ts';
import type { Row } from '../../column.ts';
import { asWords, languageCells, listCell } from '../../columns.ts';
import type { StoredRow } from '../../exchange.ts';

/** Areas with their whole path, as files name them. */
const paths = sql`WITH RECURSIVE paths (id, path) AS (
    SELECT id, name ->> 'ko-KR' FROM areas WHERE parent_id IS NULL
    UNION ALL SELECT a.id, paths.path || ' > ' || (a.name ->> 'ko-KR') FROM areas a JOIN paths ON paths.id = a.parent_id
  )`;

/** Products with all that hangs on them. */
export const storedProducts = sql`${paths}
  SELECT p.id AS place, w.code, p.vintage, v.millilitres AS volume, p.name, p.name_en AS "nameEn", k.code AS kind,
    p.country_code AS country, paths.path AS area, y.name_en AS winery, y.name ->> 'ko-KR' AS "wineryName",
    l.name ->> 'ko-KR' AS level, p.case_size AS "caseSize", p.alcohol::float AS alcohol, p.score,
    p.sugar_level AS "sugarLevel", p.taste_sugar::float AS "tasteSugar", p.taste_body::float AS "tasteBody",
    p.taste_acidity::float AS "tasteAcidity", p.taste_tannin::float AS "tasteTannin", p.notes, p.pairings, p.description,
    p.serving_from AS "servingFrom", p.serving_to AS "servingTo", p.awards, p.vip, p.on_sale AS "onSale", p.recommendation,
    (SELECT string_agg((t.name ->> 'ko-KR') || COALESCE(' ' || g.percent, ''), ' | ' ORDER BY g.position, t.id)
      FROM product_types g JOIN grape_types t ON t.id = g.type_id WHERE g.product_id = p.id) AS grapes,
    (SELECT string_agg(f.code, ' | ' ORDER BY f.id)
      FROM product_featureds g JOIN featureds f ON f.id = g.featured_id WHERE g.product_id = p.id) AS featured
  FROM products p JOIN wines w ON w.id = p.wine_id JOIN volumes v ON v.id = p.volume_id JOIN kinds k ON k.id = p.kind_id
    JOIN wineries y ON y.id = p.winery_id LEFT JOIN paths ON paths.id = p.area_id LEFT JOIN levels l ON l.id = p.level_id`;

interface Stored extends Record<string, unknown> {
  place: number;
  name: Translated;
  notes: TranslatedTexts;
  pairings: TranslatedTexts;
  description: Translated;
  awards: unknown[];
}

/** Rows of that query as files have them. */
export const productRowsOf = ({ rows }: { rows: Record<string, unknown>[] }): StoredRow[] =>
  (rows as Stored[]).map(({ place, name, notes, pairings, description, awards, ...plain }) => ({
    place,
    row: {
      ...(plain as Row),
      ...languageCells('name', name, asWords),
      ...languageCells('notes', notes, listCell),
      ...languageCells('pairings', pairings, listCell),
      ...languageCells('description', description, asWords),
      awards: awards.length === 0 ? null : JSON.stringify(awards),
    },
  }));
