import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, cartIcon, EmptyState } from '@vitis/ui';

/** Nothing in the cart: where wines come from. */
export function EmptyCart() {
  const { t } = useTranslation('mf-catalog');
  return (
    <EmptyState
      icon={cartIcon}
      title={t('cart.none')}
      message={t('cart.noneHint')}
      action={
        <>
          <ButtonLink variant="primary" href="/product">
            {t('action.allWines')}
          </ButtonLink>
          <ButtonLink href="/cart/quick">{t('quick.title')}</ButtonLink>
          <ButtonLink href="/mypage/wish">{t('cart.toWishes')}</ButtonLink>
        </>
      }
    />
  );
}
