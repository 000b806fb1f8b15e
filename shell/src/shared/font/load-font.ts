import type { Language } from '@vitis/contracts';
import { prefersReducedData } from '../prefers-reduced-data.ts';

/** Languages that use Pretendard; Chinese and Japanese use system fonts. */
const WITH_PRETENDARD: readonly Language[] = ['ko-KR', 'en-US'];

/** Phones and tablets have a good Korean face of their own; the styles of `ui` name it by the same query. */
const ON_PHONES = '(hover: none) and (pointer: coarse)';

/** Loads the font after the first paint, where the system's is no good one; until then one of the same width stands in. */
export function loadFont(language: Language): void {
  if (!WITH_PRETENDARD.includes(language) || prefersReducedData() || matchMedia(ON_PHONES).matches) return;
  // The fallback font is good enough: a failure needs no report.
  import(/* webpackChunkName: "pretendard" */ './pretendard.ts')
    .then(({ loadPretendard }) => loadPretendard())
    .catch(() => {});
}
