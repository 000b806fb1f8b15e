import { listKinds } from '@vitis/contracts';
import { kindAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import styles from './kinds.module.scss';

/** The index of the house: a line of kinds with how many wines there are of each. */
export function Kinds() {
  const { t } = useTranslation('mf-catalog');
  const kinds = useEndpoint(listKinds, {});
  const items = kinds.data?._embedded.items ?? [];
  if (items.length === 0) return null;
  return (
    <nav className={styles.kinds} aria-label={t('search.byKind')}>
      {items.map((kind) => (
        <Link key={kind.id} className={styles.kind} to={kindAddress(kind)} data-kind={kind.code}>
          <b>{kind.name}</b>
          <span>{t('list.total', { count: kind.productCount })}</span>
        </Link>
      ))}
    </nav>
  );
}
