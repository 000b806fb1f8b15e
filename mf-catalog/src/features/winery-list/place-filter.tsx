import type { WineryFacets } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Chip, ChipRow } from '@vitis/ui';
import { type WineryFilter, wineryListAddress } from '../../shared/wineries/winery-filter.ts';
import styles from './winery-list.module.scss';

interface PlaceFilterProps {
  filter: WineryFilter;
  facets: WineryFacets;
}

/** Countries with their counts; below them the regions of the chosen one. Links, so that each choice has an address. */
export function PlaceFilter({ filter, facets }: PlaceFilterProps) {
  const { t } = useTranslation('mf-catalog');
  const to = (places: Partial<WineryFilter>) =>
    wineryListAddress({ ...filter, countryName: [], idProductionAreas: [], page: 1, ...places });
  const { countryName, idProductionAreas } = filter;
  const regions = countryName.length > 0 ? facets.areas : [];

  return (
    <div className={styles.places}>
      <nav aria-label={t('winery.byCountry')}>
        <ChipRow scroll>
          <Chip href={to({})} selected={countryName.length + idProductionAreas.length === 0}>
            {t('winery.everywhere')}
          </Chip>
          {facets.countries.map(({ countryCode, name, count }) => (
            <Chip
              key={countryCode}
              href={to({ countryName: [countryCode] })}
              selected={countryName.includes(countryCode)}
            >
              {name}
              <span className={styles.count}>{count}</span>
            </Chip>
          ))}
        </ChipRow>
      </nav>
      {regions.length > 1 ? (
        <nav aria-label={t('winery.byRegion')} className={styles.regions}>
          <ChipRow scroll>
            <Chip href={to({ countryName })} selected={idProductionAreas.length === 0}>
              {t('winery.everyRegion')}
            </Chip>
            {regions.map(({ id, name, count }) => (
              <Chip
                key={id}
                href={to({ countryName, idProductionAreas: [id] })}
                selected={idProductionAreas.includes(id)}
              >
                {name}
                <span className={styles.count}>{count}</span>
              </Chip>
            ))}
          </ChipRow>
        </nav>
      ) : null}
    </div>
  );
}
