import type { Picture } from '@vitis/contracts';
import type { PageHead } from '@vitis/platform';

/** Heights in px at which a bottle stands on a card; the card's stylesheet says the same. */
export const CARD_BOTTLE = { phone: 186, wide: 238 };

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
