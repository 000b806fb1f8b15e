import { useTranslation } from '@vitis/platform/i18n';
import { Notice } from '@vitis/ui';
import type { CartLine } from './cart-line.ts';

const namesOf = (lines: readonly CartLine[]) => lines.map(({ title }) => title).join(', ');

/** Lines that were chosen and cannot be asked for; nothing where there are none. */
export function LeftOutNotice({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('mf-catalog');
  if (lines.length === 0) return null;
  return <Notice tone="careful">{t('flow.leftOut', { names: namesOf(lines) })}</Notice>;
}

/** Lines that ask for more bottles than there are; nothing where there are none. */
export function ShortNotice({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('mf-catalog');
  const short = lines.filter(({ state }) => state === 'short');
  if (short.length === 0) return null;
  return <Notice tone="careful">{t('flow.short', { names: namesOf(short) })}</Notice>;
}
