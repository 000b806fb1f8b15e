import { type Faq, type Language, listFaqCategories, listFaqs } from '@vitis/contracts';
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

/** Those that words find, the best answer first; all of them, in the order of the house, without words. */
const foundBy = (words: string | undefined, faqs: readonly Faq[]): readonly Faq[] =>
  words
    ? rankMatches(words, faqs, ({ question, answer }) => [question, ...answer]).map(({ item }) => item)
    : faqs;

/** Questions that many ask, with their answers. */
export async function faqRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  const faqsIn = async (language: Language): Promise<Faq[]> =>
    (await readFaqs(database, now())).map((row) => ({
      id: row.id,
      category:
        row.category === null || row.categoryName === null
          ? null
          : { code: row.category, name: inLanguage(row.categoryName, language) },
      question: inLanguage(row.title, language),
      answer: row.blocks.map(({ text }) => inLanguage(text, language)),
    }));

  route(app, listFaqs, everyone, async ({ query, language }, answer) => {
    const { category, q, page, size } = query;
    const found = foundBy(q, await faqsIn(language)).filter(
      (faq) => category === undefined || faq.category?.code === category,
    );
    return answer(200, paged(found.slice(page * size, (page + 1) * size), page, size, found.length));
  });

  route(app, listFaqCategories, everyone, async ({ query, language }, answer) => {
    const all = await faqsIn(language);
    const found = foundBy(query.q, all);
    const categories = new Map(
      all.flatMap(({ category }) => (category === null ? [] : [[category.code, category] as const])),
    );
    const countOf = (code: string): number => found.filter(({ category }) => category?.code === code).length;
    return answer(200, {
      _embedded: {
        items: [...categories.values()].map((category) => ({ ...category, count: countOf(category.code) })),
      },
    });
  });
}
