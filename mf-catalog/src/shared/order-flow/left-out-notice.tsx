import { listed } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Notice } from '@vitis/ui';
import type { CartLine } from './cart-line.ts';

const titlesOf = (lines: readonly CartLine[]) => lines.map(({ title }) => title);

/** Lines that were chosen and cannot be asked for; nothing where there are none. */
export function LeftOutNotice({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  if (lines.length === 0) return null;
  return <Notice tone="careful">{t('flow.leftOut', { names: listed(titlesOf(lines), language) })}</Notice>;
}

/** Lines that ask for more bottles than there are; nothing where there are none. */
export function ShortNotice({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const short = lines.filter(({ state }) => state === 'short');
  if (short.length === 0) return null;
  return <Notice tone="careful">{t('flow.short', { names: listed(titlesOf(short), language) })}</Notice>;
}
