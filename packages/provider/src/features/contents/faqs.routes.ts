import { listFaqCategories, listFaqs } from '@vitis/contracts';
import { rankMatches } from '@vitis/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import { contents } from '../../db/schema.ts';
import { paged } from '../../http/paged.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

/** Every question of the house that is published: some dozens, which are few enough to be looked through. */
const readFaqs = (database: Database, now: Date) =>
  database
    .select({
      id: contents.id,
      category: contents.category,
      categoryName: contents.categoryName,
      title: contents.title,
      blocks: contents.blocks,
    })
    .from(contents)
    .where(and(eq(contents.kind, 'FAQ'), lte(contents.publishedAt, now)))
    .orderBy(asc(contents.position), asc(contents.id))
    .limit(500);

/** Questions that many ask, with their answers. */
export async function faqRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, listFaqs, everyone, async ({ query, language }, answer) => {
    const { category, q, page, size } = query;
    const all = (await readFaqs(database, now()))
      .filter((row) => category === undefined || row.category === category)
      .map((row) => ({
        id: row.id,
        category:
          row.category === null || row.categoryName === null
            ? null
            : { code: row.category, name: inLanguage(row.categoryName, language) },
        question: inLanguage(row.title, language),
        answer: row.blocks.map(({ text }) => inLanguage(text, language)),
      }));
    const found = q
      ? rankMatches(q, all, (faq) => [faq.question, ...faq.answer]).map(({ item }) => item)
      : all;
    return answer(200, paged(found.slice(page * size, (page + 1) * size), page, size, found.length));
  });

  route(app, listFaqCategories, everyone, async ({ language }, answer) => {
    const categories = new Map<string, { code: string; name: string; count: number }>();
    for (const { category, categoryName } of await readFaqs(database, now())) {
      if (category === null || categoryName === null) continue;
      const known = categories.get(category) ?? {
        code: category,
        name: inLanguage(categoryName, language),
        count: 0,
      };
      categories.set(category, { ...known, count: known.count + 1 });
    }
    return answer(200, { _embedded: { items: [...categories.values()] } });
  });
}
