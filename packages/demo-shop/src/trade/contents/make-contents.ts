import { addDays, type Translated } from '@vitis/domain';
import { contentPlan } from '../../pictures/content-plans.ts';
import type { Wine } from '../catalogue.ts';
import type { TradeContext } from '../context.ts';
import { at, clock } from '../working-days.ts';
import type { Article } from './article.ts';
import { articleHtml } from './article-html.ts';
import { EVENTS } from './events.ts';
import { FAQ_CATEGORIES, FAQS } from './faqs.ts';
import { MAGAZINE } from './magazine/all.ts';
import { NOTICES } from './notices.ts';
import { PRIVACY } from './privacy.ts';
import type { Section } from './section.ts';
import { STORES } from './stores.ts';
import { TERM } from './term.ts';
import { OF_BOTTLES } from './wine-senses/bottles.ts';
import { AT_THE_TABLE } from './wine-senses/table.ts';

/** A piece of a text. */
interface Block {
  type: 'heading' | 'paragraph';
  text: Translated;
}

const paragraph = (text: Translated): Block => ({ type: 'paragraph', text });

const blocksOf = (sections: readonly Section[]): Block[] =>
  sections.flatMap(({ heading, paragraphs }) => [
    { type: 'heading' as const, text: heading },
    ...paragraphs.map(paragraph),
  ]);

const ARTICLES: readonly Article[] = [...EVENTS, ...MAGAZINE, ...OF_BOTTLES, ...AT_THE_TABLE];

/** Wines that an event or an article shows. */
const winesShown = 10;

/** The best known wines that an article is about; any where the shop has none of them. */
function winesOf(catalogue: readonly Wine[], { wines: about }: Pick<Article, 'wines'>): readonly Wine[] {
  const fitting = catalogue.filter(
    ({ kind, countryCode }) =>
      (about?.kinds?.some((each) => each === kind) ?? true) &&
      (about?.countries?.includes(countryCode) ?? true),
  );
  return (fitting.length > 0 ? fitting : catalogue).slice(0, 40);
}

/** Every text of the shop that is no wine's, and which wines stand beside it. */
export function makeContents(context: TradeContext) {
  const { days, today, catalogue, random } = context;
  const dayBack = (back: number): string => days.past.at(-back)!;
  const inForce = addDays(days.past[0]!, -60);
  const contents = [
    ...NOTICES.map(({ title, paragraphs, daysBack, pinned }) => ({
      kind: 'NOTICE' as const,
      title,
      body: articleHtml(paragraphs),
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
    ...ARTICLES.map(
      ({ kind, category, title, summary, author, body, picture, daysBack, likes, runs }, index) => ({
        kind,
        picture: contentPlan(picture).picture,
        category: category?.code ?? null,
        categoryName: category?.name ?? null,
        title,
        summary,
        author,
        body: articleHtml(body),
        position: index + 1,
        likes,
        publishedAt: at(dayBack(daysBack), clock(11)),
        startsOn: runs ? addDays(today, runs[0]) : null,
        endsOn: runs ? addDays(today, runs[1]) : null,
      }),
    ),
    ...[TERM, PRIVACY].map(({ kind, title, sections }) => ({
      kind,
      title,
      blocks: blocksOf(sections),
      startsOn: inForce,
      publishedAt: at(inForce, clock(9)),
    })),
  ].map((row, index) => ({ ...row, id: index + 1, createdAt: row.publishedAt }));
  const contentProducts = ARTICLES.flatMap((article, index) => {
    if (article.kind === 'WINE_SENSE') return [];
    const contentId = NOTICES.length + FAQS.length + index + 1;
    return random
      .sample(winesOf(catalogue.wines, article), winesShown)
      .map((wine, position) => ({ contentId, productId: wine.id, position }));
  });
  const stores = STORES.map((store, index) => ({
    ...store,
    picture: contentPlan(store.picture).picture,
    id: index + 1,
    position: index + 1,
  }));
  const atHand = catalogue.wines.filter(({ stock }) => stock > 0);
  const storeProducts = stores.flatMap(({ id }) =>
    random.sample(atHand, 30).map((wine) => ({ storeId: id, productId: wine.id })),
  );
  return { contents, contentProducts, stores, storeProducts };
}
