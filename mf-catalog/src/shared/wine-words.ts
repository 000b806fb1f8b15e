import type { Picture, ProductCard } from '@vitis/contracts';
import type { PageHead } from '@vitis/platform';
import type { WineKindColour } from '@vitis/ui';

/** Heights in px at which a bottle stands on a card; the card's stylesheet says the same. */
export const CARD_BOTTLE = { phone: 186, wide: 238 };

type Words = Pick<ProductCard, 'name' | 'vintage'>;

/** `샤토 라모네 2019`; a wine of no single year is NV. */
export const wineTitle = ({ name, vintage }: Words): string => `${name} ${vintage ?? 'NV'}`;

export const kindColour = (code: ProductCard['kind']['code']): WineKindColour =>
  code.toLowerCase() as WineKindColour;

/** `프랑스 · 보르도 · 생테밀리옹`. */
export const originOf = ({ country, areas }: Pick<ProductCard, 'country' | 'areas'>): string =>
  [country.name, ...areas.map(({ name }) => name)].join(' · ');

/** `메를로, 카베르네 프랑`. */
export const grapesOf = ({ types }: Pick<ProductCard, 'types'>): string =>
  types.map(({ name }) => name).join(', ');

/** How wide a picture stands when its height is given: bottles are fitted by height. */
export function widthsAt(picture: Picture, heights: { phone: number; wide: number }): string {
  const at = (height: number) => `${Math.ceil((height * picture.width) / picture.height)}px`;
  return `(min-width: 768px) ${at(heights.wide)}, ${at(heights.phone)}`;
}

/** What a page preloads for a picture that `Picture` shows in these sizes: the same candidates, so that it fits. */
export function preloadOf(picture: Picture, sizes: string): NonNullable<PageHead['image']> {
  return {
    type: 'image/avif',
    sizes,
    srcSet: picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`).join(', '),
  };
}
