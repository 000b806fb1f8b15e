import { listAreas, listKinds, listTypes, type WineCountry } from '@vitis/contracts';
import { areaAddress, grapeAddress, kindAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { Link, NavLink, useIsOpen } from '@vitis/platform/router';
import { AccordionItem, ErrorPanel, SkeletonGroup, SkeletonText } from '@vitis/ui';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './category-drawer.module.scss';

const PAGES = ['winery', 'event', 'magazine', 'common-sense', 'about', 'direction'] as const;

/** Kinds, areas and grapes as lines that open, then the pages of the shop. */
export function CategoryLinks() {
  const { t } = useTexts();
  const kinds = useEndpoint(listKinds, {});
  const areas = useEndpoint(listAreas, {});
  const types = useEndpoint(listTypes, {});
  const isOpen = useIsOpen();
  return (
    <nav aria-label={t('header.wines')}>
      <div className={styles.kinds}>
        <Link to="/product">
          <i className={styles.dot} data-kind="ALL" aria-hidden="true" />
          {t('header.allWines')}
        </Link>
        {(kinds.data?._embedded.items ?? []).map((kind) => (
          <Link key={kind.id} to={kindAddress(kind)}>
            <i className={styles.dot} data-kind={kind.code} aria-hidden="true" />
            {kind.name}
          </Link>
        ))}
      </div>
      <AccordionItem summary={t('header.areas')} name="category">
        {areas.status === 'loading' ? (
          <SkeletonGroup label={t('progress.loading')}>
            <SkeletonText lines={4} />
          </SkeletonGroup>
        ) : null}
        {areas.status === 'failed' ? (
          <ErrorPanel
            compact
            title={t('header.menuFailed')}
            retry={{ label: t('retry'), onRetry: areas.refresh, busy: areas.isRefreshing }}
          />
        ) : null}
        {areas.data?._embedded.countries.map((country) => (
          <Country key={country.countryCode} country={country} />
        ))}
      </AccordionItem>
      <AccordionItem summary={t('header.grapes')} name="category">
        {types.status === 'failed' ? (
          <ErrorPanel
            compact
            title={t('header.menuFailed')}
            retry={{ label: t('retry'), onRetry: types.refresh, busy: types.isRefreshing }}
          />
        ) : null}
        <ul className={styles.scroll}>
          {types.data?.types.content.map((grape) => (
            <li key={grape.name}>
              <Link to={grapeAddress(grape)}>{grape.name}</Link>
            </li>
          ))}
        </ul>
      </AccordionItem>
      <ul className={styles.pages}>
        {PAGES.filter((page) => isOpen(`/${page}`)).map((page) => (
          <li key={page}>
            <NavLink to={`/${page}`}>{t(`header.${page}`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Country({ country }: { country: WineCountry }) {
  const [first, ...others] = country.productionAreas;
  // Nothing to open: its one entry is all of it.
  if (first !== undefined && others.length === 0)
    return (
      <Link className={styles.single} to={areaAddress(country, first)}>
        {country.name}
      </Link>
    );
  return (
    <AccordionItem summary={country.name} name="category-country" className={styles.country}>
      <ul className={styles.scroll}>
        {country.productionAreas.map((area) => (
          <li key={area.id}>
            <Link to={areaAddress(country, area)}>{area.name}</Link>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
