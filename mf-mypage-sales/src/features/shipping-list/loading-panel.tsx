import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { loadingList } from '../../shared/loading-list.ts';
import styles from './shipping-list.module.scss';
import type { Stop } from './stops.ts';

/** What has to be in the van for the stops that are left, by wine and case. Nothing where nothing is left. */
export function LoadingPanel({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const wines = loadingList(stops);
  if (wines.length === 0) return null;
  const bottles = wines.reduce((sum, wine) => sum + wine.bottles, 0);
  return (
    <details className={styles.loading}>
      <summary>
        {t('shipping.loading.title', { wines: wines.length, bottles: formatBottles(bottles, language) })}
      </summary>
      <table className={styles.items}>
        <caption className="visually-hidden">{t('shipping.loading.name')}</caption>
        <tbody>
          {wines.map(({ idProduct, productName, specification, bottles: all, cases, loose }) => (
            <tr key={idProduct}>
              <th scope="row">
                {productName} <small>{specification}</small>
              </th>
              <td>{formatBottles(all, language)}</td>
              <td>{t('shipping.loading.cases', { cases, loose })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
