import { listStoreOptions, listStores, type Store, type StoreOptionCode } from '@vitis/contracts';
import { formatPhone, wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, Chip, ChipRow, EmptyState, Picture, pinIcon, Skeleton, Tag } from '@vitis/ui';
import { useState } from 'react';
import { MissingParts } from '../../shared/missing-parts.tsx';
import { MapLinks } from '../../shared/places/map-links.tsx';
import { OpeningLine } from '../../shared/places/opening-line.tsx';
import styles from './stores.module.scss';

/** How wide a store's picture stands; the stylesheet says the same. */
const SIZES = '(min-width: 1200px) 564px, (min-width: 768px) 46vw, calc(100vw - 32px)';

/** Where wines are tasted and picked up: narrowed by what one wants to do there. */
export function Stores() {
  const { t } = useTranslation('mf-catalog');
  const [wanted, setWanted] = useState<readonly StoreOptionCode[]>([]);
  const stores = useEndpoint(listStores, {});
  const options = useEndpoint(listStoreOptions, {});
  const all = stores.data?._embedded.items ?? [];
  const shown = all.filter((store) => wanted.every((code) => store.options.some((has) => has.code === code)));
  const toggle = (code: StoreOptionCode) =>
    setWanted(wanted.includes(code) ? wanted.filter((one) => one !== code) : [...wanted, code]);

  return (
    <section id="stores" className={styles.section} aria-labelledby="stores-heading">
      <header className={styles.head}>
        <h2 id="stores-heading">{t('stores.heading')}</h2>
        <p className={styles.lead}>{t('stores.lead')}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: chips that narrow a list are no form */}
      <div role="group" aria-label={t('stores.options')} className={styles.options}>
        <ChipRow>
          {(options.data?._embedded.items ?? []).map(({ code, name }) => (
            <Chip key={code} selected={wanted.includes(code)} onSelect={() => toggle(code)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {stores.status === 'loading' ? <Skeleton height={320} shape="block" /> : null}
      <MissingParts parts={[stores, options]} />
      {stores.data && shown.length === 0 ? (
        <EmptyState icon={pinIcon} title={t(all.length === 0 ? 'stores.none' : 'stores.noneFound')} />
      ) : null}
      <ul className={styles.stores}>
        {shown.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoreCard({ store }: { store: Store }) {
  const { t } = useTranslation('mf-catalog');
  const { name, address, phone, opening, note, options, picture, productCount } = store;
  return (
    <article className={styles.store}>
      <div className={styles.picture}>
        {picture ? <Picture picture={picture} alt="" sizes={SIZES} fit="cover" /> : null}
      </div>
      <div className={styles.text}>
        <h3>{name}</h3>
        <address className={styles.address}>{address}</address>
        <OpeningLine opening={opening} />
        {note === null ? null : <p className={styles.note}>{note}</p>}
        <p className={styles.tags}>
          {options.map(({ code, name: option }) => (
            <Tag key={code} soft tone="gold">
              {option}
            </Tag>
          ))}
        </p>
        {phone === '' ? null : (
          <p>
            <a href={`tel:${phone}`} className={styles.phone}>
              {formatPhone(phone)}
            </a>
          </p>
        )}
        <MapLinks {...store} />
        {productCount === 0 ? null : (
          <div className={styles.action}>
            <ButtonLink href={wineListAddress({ idStore: store.id })}>
              {t('stores.wines', { count: productCount })}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
