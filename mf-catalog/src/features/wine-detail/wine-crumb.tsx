import type { ProductDetail } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Breadcrumb } from '@vitis/ui';
import { wineTitle } from '../../shared/wine-words.ts';
import styles from './wine-detail.module.scss';

/** Home › wines › country › area › this wine. */
export function WineCrumb({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const { country } = wine;
  const [area] = wine.areas;
  return (
    <Breadcrumb
      className={styles.crumb}
      label={t('breadcrumb.label')}
      items={[
        { label: t('breadcrumb.home'), href: '/' },
        { label: t('breadcrumb.wines'), href: '/product' },
        { label: country.name, href: `/product?countryName=${country.countryCode}` },
        ...(area
          ? [
              {
                label: area.name,
                href: `/product?countryName=${country.countryCode}&idProductionAreas=${area.id}`,
              },
            ]
          : []),
        { label: wineTitle(wine) },
      ]}
    />
  );
}
