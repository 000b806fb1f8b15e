import {
  DEFAULT_LANGUAGE,
  type DocumentLine,
  type KindCode,
  type Language,
  type ProductCard,
} from '@vitis/contracts';

/** `샤토 라모네 2019`; a wine of no single year is NV. */
export const wineTitle = ({ name, vintage }: Pick<ProductCard, 'name' | 'vintage'>): string =>
  `${name} ${vintage ?? 'NV'}`;

/** What a line of a document is called on a screen: in the reader's language, as on paper where it has no name there. */
export const lineName = ({ name, productName }: Pick<DocumentLine, 'name' | 'productName'>): string =>
  name ?? productName;

/** Name of the colour that stands for a kind of wine: `red`. */
export const kindColour = <Code extends KindCode>(code: Code): Lowercase<Code> =>
  code.toLowerCase() as Lowercase<Code>;

/** `프랑스 · 보르도 · 생테밀리옹`. */
export const originOf = ({ country, areas }: Pick<ProductCard, 'country' | 'areas'>): string =>
  [country.name, ...areas.map(({ name }) => name)].join(' · ');

/** Names one after the other, with the comma of the language: `梅洛、馬爾貝克`. */
export const listed = (names: readonly string[], language: Language = DEFAULT_LANGUAGE): string =>
  names.join(/^(?:zh|ja)/.test(language) ? '、' : ', ');

/** `메를로, 카베르네 프랑`. */
export const grapesOf = ({ types }: Pick<ProductCard, 'types'>, language?: Language): string =>
  listed(
    types.map(({ name }) => name),
    language,
  );

/**
 * The wine's Latin name to show under its name; null where it is the same: in other languages than Korean a wine goes
 * by its Latin name.
 */
export const latinName = ({ name, nameEn }: Pick<ProductCard, 'name' | 'nameEn'>): string | null =>
  nameEn === name ? null : nameEn;
