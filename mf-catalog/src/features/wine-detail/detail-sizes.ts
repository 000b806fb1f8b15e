import type { Picture } from '@vitis/contracts';
import { widthsAt } from '../../shared/picture-sizes.ts';

/** Heights in px at which the bottle stands; the stylesheet says the same. */
export const detailSizes = (picture: Picture): string => widthsAt(picture, { phone: 268, wide: 640 });
