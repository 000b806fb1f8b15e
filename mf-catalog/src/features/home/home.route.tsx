import { listKinds } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import styles from './home.module.scss';

/** The shop's first page. */
export function Screen() {
  const { t } = useTranslation('mf-catalog');
  const kinds = useEndpoint(listKinds, {});
  if (kinds.status !== 'ready') return null;
  return (
    <div className={styles.home}>
      <h1>{t('home.title')}</h1>
      {kinds.data._embedded.items.map((kind) => (
        <Link key={kind.id} to={`/product?idKinds=${kind.id}`}>
          {kind.name}
        </Link>
      ))}
    </div>
  );
}
