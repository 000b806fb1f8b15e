import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink } from '@vitis/ui';

/** The way to the wines, where nothing has been asked for yet. */
export function WinesLink() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <ButtonLink variant="primary" href="/product">
      {t('list.toWines')}
    </ButtonLink>
  );
}
