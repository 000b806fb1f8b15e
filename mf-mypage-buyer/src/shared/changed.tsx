import { useTranslation } from '@vitis/platform/i18n';
import { VisuallyHidden } from '@vitis/ui';

interface Props {
  before: number;
  after: number;
  format: (value: number) => string;
}

/** A figure, and where it changed the former one before it, struck through. */
export function Changed({ before, after, format }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  if (before === after) return format(after);
  return (
    <>
      <del>
        <VisuallyHidden>{t('document.before', { value: format(before) })}</VisuallyHidden>
        <span aria-hidden="true">{format(before)}</span>
      </del>{' '}
      <ins>{format(after)}</ins>
    </>
  );
}
