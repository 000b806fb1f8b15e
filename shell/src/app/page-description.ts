import type { Language } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import type { PageHead } from '@vitis/platform';

/**
 * What search engines say below the title: the sentence of the route, with the page's title and how many entries its list
 * has; undefined where the sentence counts them and nobody knows how many there are.
 */
export function pageDescription(
  sentence: string | undefined,
  title: string,
  { structuredData }: PageHead,
  language: Language,
): string | undefined {
  const count = structuredData?.numberOfItems;
  if (sentence?.includes('{count}') && typeof count !== 'number') return undefined;
  return sentence
    ?.replaceAll('{title}', () => title)
    .replaceAll('{count}', () => formatNumber(Number(count), language));
}
