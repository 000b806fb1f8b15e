import { LANGUAGES } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import type { Row } from '../../column.ts';

/** What wines refer to, by the names that files have; what is not there yet is made where it may be. */
export interface CatalogueNames {
  kind(code: string): number | undefined;
  featured(code: string): number | undefined;
  /** The house, or why the row cannot have it. */
  winery(row: Row): Promise<number | string>;
  country(code: string): Promise<boolean>;
  area(country: string, path: string): Promise<number>;
  level(country: string, name: string): Promise<number>;
  grape(name: string): Promise<number>;
  volume(millilitres: number): Promise<number>;
}

type Names = Map<string, { id: number; name: string }>;

const inKorean = (name: string) => JSON.stringify({ 'ko-KR': name });
const isRegion = (code: string): boolean => countryName(code, 'en-US') !== code;
const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

async function idOf(tx: Database, insert: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(insert);
  return rows[0]!.id;
}

async function known(tx: Database, query: string): Promise<Names> {
  const { rows } = await tx.execute<{ key: string; id: number; name: string }>(sql.raw(query));
  return new Map(rows.map(({ key, id, name }) => [key, { id, name }]));
}

/** Reads all names. `say` is told of everything that is made: who has mistyped a name sees it there. */
export async function catalogueNames(tx: Database, say: (line: string) => void): Promise<CatalogueNames> {
  const kinds = await known(tx, 'SELECT code AS key, id, code AS name FROM kinds');
  const featureds = await known(tx, 'SELECT code AS key, id, code AS name FROM featureds');
  const wineries = await known(tx, `SELECT name_en AS key, id, name ->> 'ko-KR' AS name FROM wineries`);
  const countries = await known(tx, 'SELECT code AS key, 0 AS id, code AS name FROM countries');
  const levels = await known(
    tx,
    `SELECT COALESCE(country_code, '') || ' ' || (name ->> 'ko-KR') AS key, id, '' AS name FROM levels`,
  );
  const grapes = await known(tx, `SELECT name ->> 'ko-KR' AS key, id, '' AS name FROM grape_types`);
  const volumes = await known(tx, `SELECT millilitres::text AS key, id, '' AS name FROM volumes`);
  const areas = await known(
    tx,
    `SELECT country_code || ' ' || COALESCE(parent_id::text, '') || ' ' || (name ->> 'ko-KR') AS key, id, '' AS name FROM areas`,
  );

  const findOrMake = async (
    names: Names,
    key: string,
    what: string,
    insert: () => ReturnType<typeof sql>,
  ): Promise<number> => {
    const found = names.get(key);
    if (found) return found.id;
    const id = await idOf(tx, insert());
    names.set(key, { id, name: key });
    say(`new ${what}`);
    return id;
  };

  const country = async (code: string): Promise<boolean> => {
    if (countries.has(code)) return true;
    if (!isRegion(code)) return false;
    const name = Object.fromEntries(LANGUAGES.map((language) => [language, countryName(code, language)]));
    await tx.execute(sql`INSERT INTO countries (code, name, position)
      SELECT ${code}, ${JSON.stringify(name)}::jsonb, COALESCE(max(position), 0) + 1 FROM countries`);
    countries.set(code, { id: 0, name: code });
    say(`new country: ${code} ${name['ko-KR']}`);
    return true;
  };

  return {
    kind: (code) => kinds.get(code)?.id,
    featured: (code) => featureds.get(code)?.id,
    country,
    winery: async (row) => {
      const latin = String(row.winery);
      const korean = row.wineryName ?? null;
      const found = wineries.get(latin);
      if (found && (korean === null || korean === found.name)) return found.id;
      if (found) return `winery ${latin} is ${found.name} here, not ${korean}`;
      if (korean === null) return `winery ${latin} is new and needs wineryName, its name in Korean`;
      const name = JSON.stringify({
        ...Object.fromEntries(LANGUAGES.map((each) => [each, latin])),
        'ko-KR': korean,
      });
      const nothing = inKorean('');
      const id = await idOf(
        tx,
        sql`INSERT INTO wineries (name, name_en, country_code, introduction, description)
          VALUES (${name}::jsonb, ${latin}, ${row.country}, ${nothing}::jsonb, ${nothing}::jsonb) RETURNING id`,
      );
      wineries.set(latin, { id, name: String(korean) });
      say(`new winery: ${korean} (${latin})`);
      return id;
    },
    area: async (code, path) => {
      let parent: number | null = null;
      for (const name of path.split(' > ')) {
        const outer: number | null = parent;
        parent = await findOrMake(
          areas,
          `${code} ${outer ?? ''} ${name}`,
          `area: ${code} ${path}`,
          () => sql`
          INSERT INTO areas (country_code, parent_id, name, position)
          SELECT ${code}, ${outer}::int, ${inKorean(name)}::jsonb, COALESCE(max(position), 0) + 1 FROM areas RETURNING id`,
        );
      }
      return parent!;
    },
    level: async (code, name) => {
      const everywhere = levels.get(` ${name}`);
      return (
        everywhere?.id ??
        findOrMake(
          levels,
          `${code} ${name}`,
          `classification: ${code} ${name}`,
          () => sql`
          INSERT INTO levels (country_code, name, position)
          SELECT ${code}, ${inKorean(name)}::jsonb, COALESCE(max(position), 0) + 1 FROM levels RETURNING id`,
        )
      );
    },
    grape: (name) =>
      findOrMake(
        grapes,
        name,
        `grape: ${name}`,
        () => sql`
        INSERT INTO grape_types (group_code, name, position)
        SELECT ${name}, ${inKorean(name)}::jsonb, COALESCE(max(position), 0) + 1 FROM grape_types RETURNING id`,
      ),
    volume: (millilitres) =>
      findOrMake(
        volumes,
        String(millilitres),
        `bottle: ${millilitres} ml`,
        () => sql`
        INSERT INTO volumes (millilitres, name) VALUES (${millilitres}, ${inKorean(`${millilitres}ml`)}::jsonb) RETURNING id`,
      ),
  };
}
