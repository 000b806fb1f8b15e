import type { listShippingAddresses, SuccessOf } from '@vitis/contracts';
import { addressLine, formatPhone } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { ButtonLink, Panel, SkeletonText } from '@vitis/ui';
import { ADDRESSES_PATH } from '../../shared/own-data/paths.ts';
import styles from './client-info.module.scss';

type Addresses = SuccessOf<typeof listShippingAddresses>;

/** Where the company's wines go unless an order says otherwise, and the way to the other places. */
export function AddressPanel({ load: addresses }: { load: Loaded<Addresses> }) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <Panel title={t('clientInfo.addresses')}>
      <div className={styles.form}>
        {addresses.status === 'loading' ? <SkeletonText lines={3} /> : null}
        {addresses.status === 'failed' ? (
          <LoadFailure title={t('addresses.failed')} load={addresses} />
        ) : null}
        {addresses.status === 'ready' ? <Default items={addresses.data._embedded.items} /> : null}
        <ButtonLink href={ADDRESSES_PATH} wide>
          {t('clientInfo.toAddresses')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Default({ items }: Addresses['_embedded']) {
  const { t } = useTranslation('mf-mypage-buyer');
  // The default one comes first.
  const [first, ...others] = items;
  if (first === undefined) return <p className={styles.note}>{t('clientInfo.noAddress')}</p>;
  const { name, fullName, mobile } = first;
  return (
    <div className={styles.place}>
      <p className={styles.name}>
        {name}
        {others.length === 0 ? null : (
          <span className={styles.note}> {t('clientInfo.otherAddresses', { count: others.length })}</span>
        )}
      </p>
      <p>{addressLine(first)}</p>
      <p className={styles.note}>
        {fullName} · {formatPhone(mobile)}
      </p>
    </div>
  );
}
