import type { ProductFacets, WineFilter } from '@vitis/contracts';
import { formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useViewer } from '../../shared/use-viewer.ts';
import { ChoiceGroup } from './choice-group.tsx';
import {
  originChoices,
  type SimpleGroup,
  simpleChoices,
  sugarChoices,
  typeChoices,
} from './filter-choices.ts';
import { FilterSection } from './filter-section.tsx';
import styles from './filters.module.scss';
import { RangeFilter, RangePlace } from './range-filter.tsx';
import type { ChangeFilter } from './use-wine-filter.ts';

interface FiltersProps {
  facets: ProductFacets;
  filter: WineFilter;
  change: ChangeFilter;
}

/** Every filter of the wine list, beside it or in the sheet of a phone. */
export function Filters({ facets, filter, change }: FiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const viewer = useViewer();
  const simple = (group: SimpleGroup) => simpleChoices(facets, filter, group);
  const sugar = sugarChoices(facets, filter, (level) => t(`taste.sugarLevel.${level}`));

  return (
    <>
      <ChoiceGroup title={t('filter.idKinds')} choices={simple('idKinds')} change={change} open />
      <ChoiceGroup title={t('filter.origin')} choices={originChoices(facets, filter)} change={change} open />
      <ChoiceGroup title={t('filter.idTypes')} choices={typeChoices(facets, filter)} change={change} open />
      {facets.prices ? (
        <RangeFilter
          title={t('filter.price')}
          min={facets.prices.min}
          max={facets.prices.max}
          step={1000}
          value={filter.price}
          onChange={(price) => change({ price })}
          format={(value) => formatMoney(value, language)}
          buckets={facets.prices.buckets}
          open
        />
      ) : viewer === 'driver' ? null : (
        <FilterSection title={t('filter.price')} open>
          <RangePlace tall>
            {viewer === 'guest' ? <p className={styles.closed}>{t('filter.priceClosed')}</p> : null}
          </RangePlace>
        </FilterSection>
      )}
      <ChoiceGroup title={t('filter.idFeatureds')} choices={simple('idFeatureds')} change={change} />
      <ChoiceGroup title={t('filter.idWineries')} choices={simple('idWineries')} change={change} />
      <ChoiceGroup title={t('filter.idLevels')} choices={simple('idLevels')} change={change} />
      <ChoiceGroup title={t('filter.sugarLevels')} choices={sugar} change={change} />
      {facets.alcohol ? (
        <RangeFilter
          title={t('filter.alcohol')}
          {...facets.alcohol}
          step={0.5}
          value={filter.alcohol}
          onChange={(alcohol) => change({ alcohol })}
          format={(value) => `${formatNumber(value, language)}%`}
        />
      ) : null}
      {facets.score ? (
        <RangeFilter
          title={t('filter.score')}
          {...facets.score}
          step={1}
          value={filter.score}
          onChange={(score) => change({ score })}
          format={(value) => formatNumber(value, language)}
        />
      ) : null}
    </>
  );
}
