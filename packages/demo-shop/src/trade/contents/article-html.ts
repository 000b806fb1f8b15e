import { LANGUAGES, type Language } from '@vitis/contracts';
import type { Translated } from '@vitis/domain';
import { type ContentPicture, contentPlan } from '../../pictures/content-plans.ts';

/** A piece of an article as its author writes it; a text alone is a paragraph. Texts may have `<strong>`, `<em>` and `<a>`. */
export type ArticlePart =
  | Required<Translated>
  | { heading: Required<Translated> }
  | { quote: Required<Translated>; source?: Required<Translated> }
  | { figure: ContentPicture; caption: Required<Translated> }
  | { list: readonly Required<Translated>[]; ordered?: true };

function figureHtml(name: ContentPicture, caption: string): string {
  const { base, widths, width, height } = contentPlan(name).picture;
  const files = widths.map((each) => `${base}-${each}.webp ${each}w`).join(', ');
  const image = `<img src="${base}-${widths.at(-1)}.webp" srcset="${files}" width="${width}" height="${height}" alt="">`;
  return `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
}

function partHtml(part: ArticlePart, language: Language): string {
  if ('heading' in part) return `<h2>${part.heading[language]}</h2>`;
  if ('figure' in part) return figureHtml(part.figure, part.caption[language]);
  if ('quote' in part) {
    const source = part.source ? `<cite>${part.source[language]}</cite>` : '';
    return `<blockquote><p>${part.quote[language]}</p>${source}</blockquote>`;
  }
  if ('list' in part) {
    const tag = part.ordered ? 'ol' : 'ul';
    return `<${tag}>${part.list.map((item) => `<li>${item[language]}</li>`).join('')}</${tag}>`;
  }
  return `<p>${part[language]}</p>`;
}

/** An article's parts as HTML in each language: what an editor's page would send. */
export function articleHtml(parts: readonly ArticlePart[]): Required<Translated> {
  const htmlIn = (language: Language) => parts.map((part) => partHtml(part, language)).join('\n');
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, htmlIn(language)]),
  ) as Required<Translated>;
}
