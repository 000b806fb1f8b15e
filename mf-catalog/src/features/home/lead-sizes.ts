import type { Picture } from '@vitis/contracts';
import { widthsAt } from '../../shared/picture-sizes.ts';

/** The first bottle stands in front; the stylesheet says the same heights. */
export const leadSizes = (picture: Picture, at: number): string =>
  widthsAt(picture, at === 0 ? { phone: 248, wide: 400 } : { phone: 220, wide: 364 });
