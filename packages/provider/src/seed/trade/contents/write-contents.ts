import { addDays } from '@vitis/domain';
import type { Database } from '../../../db/connect.ts';
import type { ContentBlock, Translated } from '../../../db/schema.ts';
import * as schema from '../../../db/schema.ts';
import type { Row, TradeContext } from '../context.ts';
import { insertRows } from '../insert-rows.ts';
import { at, clock } from '../working-days.ts';
import { ARTICLES } from './articles.ts';
import { FAQ_CATEGORIES, FAQS } from './faqs.ts';
import { NOTICES } from './notices.ts';
import { PRIVACY } from './privacy.ts';
import { STORES } from './stores.ts';
import { TERM } from './term.ts';

/** A heading and what stands under it. */
export interface Section {
  heading: Translated;
  paragraphs: readonly Translated[];
}

const paragraph = (text: Translated): ContentBlock => ({ type: 'paragraph', text });

const blocksOf = (sections: readonly Section[]): ContentBlock[] =>
  sections.flatMap(({ heading, paragraphs }) => [
    { type: 'heading' as const, text: heading },
    ...paragraphs.map(paragraph),
  ]);

/** Wines that an event or an article shows. */
const winesShown = 6;

/** Every text of the shop that is no wine's. Returns how many there are. */
export async function writeContents(database: Database, context: TradeContext): Promise<number> {
  const { days, today, catalogue, random } = context;
  const dayBack = (back: number): string => days.past.at(-back)!;
  const inForce = addDays(days.past[0]!, -60);
  const rows: Row<'contents'>[] = [
    ...NOTICES.map(({ title, paragraphs, daysBack, pinned }) => ({
      kind: 'NOTICE' as const,
      title,
      blocks: paragraphs.map(paragraph),
      pinned,
      publishedAt: at(dayBack(daysBack), clock(10)),
    })),
    ...FAQS.map(({ category, question, answer }, index) => ({
      kind: 'FAQ' as const,
      category,
      categoryName: FAQ_CATEGORIES[category],
      title: question,
      blocks: [paragraph(answer)],
      position: index + 1,
      publishedAt: at(dayBack(90), clock(9)),
    })),
    ...ARTICLES.map(({ kind, category, title, summary, paragraphs, daysBack, likes, runs }, index) => ({
      kind,
      category: category?.code ?? null,
      categoryName: category?.name ?? null,
      title,
      summary,
      blocks: paragraphs.map(paragraph),
      position: index + 1,
      likes,
      publishedAt: at(dayBack(daysBack), clock(11)),
      startsOn: runs ? addDays(today, runs[0]) : null,
      endsOn: runs ? addDays(today, runs[1]) : null,
    })),
    ...[TERM, PRIVACY].map(({ kind, title, sections }) => ({
      kind,
      title,
      blocks: blocksOf(sections),
      startsOn: inForce,
      publishedAt: at(inForce, clock(9)),
    })),
  ].map((row, index) => ({ ...row, id: index + 1, createdAt: row.publishedAt }));
  await insertRows(database, schema.contents, rows);
  await insertRows(
    database,
    schema.contentProducts,
    rows
      .filter(({ kind }) => kind === 'NEWS_EVENT' || kind === 'MAGAZINE')
      .flatMap(({ id }) =>
        random
          .sample(catalogue.wines.slice(0, 60), winesShown)
          .map((wine, position) => ({ contentId: id!, productId: wine.id, position })),
      ),
  );
  await insertRows(
    database,
    schema.stores,
    STORES.map((store, index) => ({ ...store, id: index + 1, position: index + 1 })),
  );
  const atHand = catalogue.wines.filter(({ stock }) => stock > 0);
  await insertRows(
    database,
    schema.storeProducts,
    STORES.flatMap((_, index) =>
      random.sample(atHand, 30).map((wine) => ({ storeId: index + 1, productId: wine.id })),
    ),
  );
  return rows.length;
}
