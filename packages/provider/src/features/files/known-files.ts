import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contents, files } from '../../db/schema.ts';
import { picturesIn } from '../contents/article-blocks.ts';
import type { FileArea } from './file-store.ts';
import { pathOf, pathsOf } from './paths.ts';

/** A file that the database names, as a store has to have it. */
export interface KnownFile {
  area: FileArea;
  path: string;
  /** Of uploads, where it is the version that the database knows the sum of. */
  sha256?: string;
}

interface ShownPicture {
  base: string;
  widths: number[];
}

const publicBase = '/files/';
const privateBase = '/files/private/';

/** Every file that the database names: uploads, and the pictures that wines, wineries and texts show. */
export async function knownFiles(database: Database): Promise<KnownFile[]> {
  const known = new Map<string, KnownFile>();
  const add = (file: KnownFile) => known.set(`${file.area}/${file.path}`, file);
  for (const { base, widths } of await shownPictures(database)) {
    if (!base.startsWith(publicBase) || base.startsWith(privateBase)) continue;
    const picture = { base, widths, width: 0, height: 0 };
    for (const path of pathsOf({ key: base.slice(publicBase.length), picture }))
      add({ area: 'public', path });
  }
  for (const row of await database.select().from(files)) {
    const area = row.policy === 'PUBLIC' ? 'public' : 'private';
    const largest = pathOf(row);
    for (const path of pathsOf(row)) add({ area, path, ...(path === largest ? { sha256: row.sha256 } : {}) });
  }
  return [...known.values()];
}

/** The pictures of every table that has some, so that a new one cannot be forgotten here, and those inside of articles. */
async function shownPictures(database: Database): Promise<ShownPicture[]> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'picture' AND data_type = 'jsonb' AND table_name <> 'files'`);
  const columns = tables.map(({ name }) => sql`SELECT picture FROM ${sql.identifier(name)}`);
  const { rows } = await database.execute<{ picture: ShownPicture }>(sql`
    SELECT DISTINCT picture FROM (${sql.join(columns, sql` UNION ALL `)}) shown
    WHERE jsonb_typeof(picture) = 'object'`);
  const articles = await database.select({ body: contents.body }).from(contents);
  const bodies = articles.flatMap(({ body }) => Object.values(body ?? {}));
  return [...rows.map(({ picture }) => picture), ...bodies.flatMap(picturesIn)];
}
