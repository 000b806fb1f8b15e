import { DEFAULT_LANGUAGE, type DocumentLine, type Language } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema.ts';

/** What a line shows of its wine as it is now, by the wine's id: its picture, and how readers of a language call it. */
export type LineWines = ReadonlyMap<number, Pick<DocumentLine, 'name' | 'picture'>>;

/** The name of a wine among them; nothing where it has none. */
export const nameOf = (
  wines: LineWines,
  { idProduct }: { idProduct: number },
): Pick<DocumentLine, 'name'> => {
  const name = wines.get(idProduct)?.name;
  return name === undefined ? {} : { name };
};

/** How a reader calls these wines; none of them in Korean, in which their documents are written. */
export const findNames = async (
  database: Database,
  wines: readonly { idProduct: number }[],
  language: Language,
): Promise<LineWines> =>
  language === DEFAULT_LANGUAGE
    ? new Map()
    : findLineWines(
        database,
        wines.map(({ idProduct }) => ({ productId: idProduct })),
        language,
      );

/** The wines of these lines. In Korean a line keeps the name that it was written with, as on paper. */
export async function findLineWines(
  database: Database,
  lines: readonly { productId: number }[],
  language: Language = DEFAULT_LANGUAGE,
): Promise<LineWines> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({
      id: products.id,
      name: products.name,
      nameEn: products.nameEn,
      vintage: products.vintage,
      picture: products.picture,
    })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(
    rows.map(({ id, name, nameEn, vintage, picture }) => [
      id,
      {
        ...(picture && { picture }),
        ...(language !== DEFAULT_LANGUAGE && {
          name: wineTitle({ name: name[language] ?? nameEn, vintage }),
        }),
      },
    ]),
  );
}
