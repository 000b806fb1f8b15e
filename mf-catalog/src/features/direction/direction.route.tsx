import { getLocation, type Location, listStoreOptions, listStores } from '@vitis/contracts';
import { formatPhone } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { DescriptionList, Skeleton, SkeletonGroup } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { ContactSection } from '../../shared/contact/contact-section.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { CopyText } from '../../shared/places/copy-text.tsx';
import { MapLinks } from '../../shared/places/map-links.tsx';
import { OpeningLine } from '../../shared/places/opening-line.tsx';

import styles from './direction.module.scss';
import { HouseMap } from './house-map.tsx';
import { Stores } from './stores.tsx';

/** Where the house is, how to come, its stores, and how to write to it. */
export const Screen = defineScreen(DirectionScreen, {
  access: 'everyone',
  data: () => [request(getLocation), request(listStores), request(listStoreOptions)],
});

function DirectionScreen() {
  const { t } = useTranslation('mf-catalog');
  const house = useEndpoint(getLocation, {});
  return (
    <CatalogPage className={styles.page}>
      <h1>{t('direction.title')}</h1>
      {house.status === 'loading' ? (
        <SkeletonGroup label={t('direction.loading')} className={styles.split ?? ''}>
          <div className={styles.map} />
          <Skeleton height={260} shape="block" />
        </SkeletonGroup>
      ) : null}
      {house.status === 'failed' ? (
        <LoadFailure error={house.error} retry={house.refresh} busy={house.isRefreshing} />
      ) : null}
      {house.data ? <House house={house.data} /> : null}
      <Stores />
      <ContactSection house={house.data} topic="VISIT" />
    </CatalogPage>
  );
}

function House({ house }: { house: Location }) {
  const { t } = useTranslation('mf-catalog');
  const { companyName, address, phone, opening, directions } = house;
  return (
    <div className={styles.split}>
      <HouseMap house={house} className={styles.map} />
      <section aria-label={companyName} className={styles.house}>
        <h2>{companyName}</h2>
        {/* The post code at its end stays whole: `(우 04500)`. */}
        <address className={styles.address}>{address.replace(/ (?=\d+\)$)/, '\u00a0')}</address>
        <div className={styles.ways}>
          <CopyText text={address} />
          <MapLinks {...house} name={companyName} />
        </div>
        <DescriptionList
          ruled
          items={[
            {
              id: 'phone',
              term: t('place.phone'),
              detail: <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
            },
            { id: 'hours', term: t('place.hours'), detail: <OpeningLine opening={opening} /> },
            ...directions.map(({ by, text }, at) => ({
              id: `${by} ${at}`,
              term: t(`direction.by.${by}`),
              detail: text,
            })),
          ]}
        />
      </section>
    </div>
  );
}
