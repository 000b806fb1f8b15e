import { listFeatureds } from '@vitis/contracts';
import { formatNumber, wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import styles from './lists.module.scss';

/** The lists that the house keeps, best sellers or wines by the glass, with how many there are in each. */
export function Lists() {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const featureds = useEndpoint(listFeatureds, {});
  const lists = (featureds.data?._embedded.items ?? []).filter(({ productCount }) => productCount > 0);
  if (lists.length === 0) return null;
  return (
    <nav className={styles.lists} aria-label={t('filter.idFeatureds')}>
      {lists.map(({ id, name, productCount }) => (
        <Link key={id} className={styles.list} to={wineListAddress({ idFeatureds: id, title: name })}>
          {name} <span>{formatNumber(productCount, language)}</span>
        </Link>
      ))}
    </nav>
  );
}
