import type { Language } from '@vitis/contracts';
import { isPhone } from '../is-phone.ts';
import { prefersReducedData } from '../prefers-reduced-data.ts';

/** Languages that use Pretendard; Chinese and Japanese use system fonts. */
const WITH_PRETENDARD: readonly Language[] = ['ko-KR', 'en-US'];

/**
 * Loads the font after the first paint, where the system's is no good one: phones and tablets have a good Korean face of their
 * own. Until then one of the same width stands in.
 */
export function loadFont(language: Language): void {
  if (!WITH_PRETENDARD.includes(language) || prefersReducedData() || isPhone()) return;
  // The fallback font is good enough: a failure needs no report.
  import(/* webpackChunkName: "pretendard" */ './pretendard.ts')
    .then(({ loadPretendard }) => loadPretendard())
    .catch(() => {});
}
