import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, cartIcon, EmptyState } from '@vitis/ui';

/** No line of the cart is left to be asked for. */
export function NothingToSend() {
  const { t } = useTranslation('mf-catalog');
  return (
    <EmptyState
      icon={cartIcon}
      title={t('flow.nothing')}
      message={t('flow.nothingHint')}
      action={
        <>
          <ButtonLink variant="primary" href="/cart">
            {t('flow.toCart')}
          </ButtonLink>
          <ButtonLink href="/product">{t('action.allWines')}</ButtonLink>
        </>
      }
    />
  );
}
