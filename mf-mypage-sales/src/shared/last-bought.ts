import type { ClientPrice, Language } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import type { Translate } from '@vitis/portal/documents';

/** `최근 구매 28,000 · 26-08-21`: what a client last paid for a wine, and when; null before the first time. */
export const lastBought = (
  last: ClientPrice['lastPurchase'] | undefined,
  t: Translate,
  language: Language,
): string | null =>
  last ? t('answer.bought', { price: formatNumber(last.price, language), day: last.date.slice(2) }) : null;
