import type { Translated } from '@vitis/domain';

/** A heading and what stands under it. */
export interface Section {
  heading: Translated;
  paragraphs: readonly Translated[];
}
