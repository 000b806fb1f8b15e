import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, bottleIcon } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { EmptyPage } from '../../shared/empty-page.tsx';

/** No wine has this address; the wines that there are one step away. */
export function NoSuchWine() {
  const { t } = useTranslation('mf-catalog');
  return (
    <CatalogPage>
      <EmptyPage
        icon={bottleIcon}
        title={t('detail.notFound')}
        message={t('detail.notFoundHint')}
        action={
          <>
            <ButtonLink href="/product" variant="primary">
              {t('action.allWines')}
            </ButtonLink>
            <ButtonLink href="/">{t('action.home')}</ButtonLink>
          </>
        }
      />
    </CatalogPage>
  );
}
