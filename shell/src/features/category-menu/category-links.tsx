import { listAreas, listKinds, listTypes, type WineCountry } from '@vitis/contracts';
import { areaAddress, grapeAddress, kindAddress } from '@vitis/domain';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
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
        <MissingPart part={kinds} className={styles.missing} />
        {kinds.data?._embedded.items.map((kind) => (
          <Link key={kind.id} to={kindAddress(kind)}>
            <i className={styles.dot} data-kind={kind.code} aria-hidden="true" />
            {kind.name}
          </Link>
        ))}
      </div>
      <AccordionItem summary={t('header.areas')} name="category">
        <MissingPart part={areas} />
        {areas.data?._embedded.countries.map((country) => (
          <Country key={country.countryCode} country={country} />
        ))}
      </AccordionItem>
      <AccordionItem summary={t('header.grapes')} name="category">
        <MissingPart part={types} />
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

/** Stands in the place of what is on its way, and of what did not come, with another try. */
function MissingPart({ part, className }: { part: Loaded<unknown>; className?: string }) {
  const { t } = useTexts();
  if (part.status === 'loading')
    return (
      <SkeletonGroup label={t('progress.loading')} className={className}>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  if (part.status === 'failed')
    return (
      <ErrorPanel
        compact
        className={className}
        title={t('header.menuFailed')}
        retry={{ label: t('retry'), onRetry: part.refresh, busy: part.isRefreshing }}
      />
    );
  return null;
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
