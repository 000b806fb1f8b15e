import type { DocumentLine } from '@vitis/contracts';
import { formatBottles, lineName } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Notice } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** That an estimate was confirmed without some of its wines, and which; nothing where all of it was. */
export function NotTaken({ lines }: { lines: readonly DocumentLine[] }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  if (lines.length === 0) return null;
  const wines = lines.map((line) => `${lineName(line)} ${formatBottles(line.qty, language)}`).join(', ');
  return (
    <Notice title={t('portal.estimate.notTaken')}>{t('portal.estimate.notTakenWines', { wines })}</Notice>
  );
}
