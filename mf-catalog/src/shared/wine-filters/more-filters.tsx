import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ChoiceGroup } from './choice-group.tsx';
import { EventFilter, MagazineFilter } from './content-filters.tsx';
import { type SimpleGroup, simpleChoices } from './filter-choices.ts';
import { storeChoices, sugarChoices } from './more-choices.ts';
import { rangeEnds } from './range-ends.ts';
import { RangeFilter } from './range-filter.tsx';
import type { FiltersProps } from './use-wine-filter.ts';
import { WineryFilter } from './winery-filter.tsx';

/** The filters that most people leave alone. */
export function MoreFilters(props: FiltersProps) {
  const { facets, filter, change } = props;
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const simple = (group: SimpleGroup) => simpleChoices(facets, filter, group);
  const sugar = sugarChoices(facets, filter, (level) => t(`taste.sugarLevel.${level}`));
  const alcohol = rangeEnds(facets.alcohol, filter.alcohol);
  const score = rangeEnds(facets.score, filter.score);

  return (
    <>
      <ChoiceGroup title={t('filter.idFeatureds')} choices={simple('idFeatureds')} change={change} />
      <WineryFilter {...props} />
      <ChoiceGroup title={t('filter.idLevels')} choices={simple('idLevels')} change={change} />
      <ChoiceGroup title={t('filter.sugarLevels')} choices={sugar} change={change} />
      <ChoiceGroup title={t('filter.idVolumes')} choices={simple('idVolumes')} change={change} />
      {alcohol ? (
        <RangeFilter
          title={t('filter.alcohol')}
          {...alcohol}
          step={0.5}
          value={filter.alcohol}
          onChange={(range) => change({ alcohol: range })}
          format={(value) => `${formatNumber(value, language)}%`}
        />
      ) : null}
      {score ? (
        <RangeFilter
          title={t('filter.score')}
          {...score}
          step={1}
          value={filter.score}
          onChange={(range) => change({ score: range })}
          format={(value) => formatNumber(value, language)}
        />
      ) : null}
      <ChoiceGroup title={t('filter.idStore')} choices={storeChoices(facets, filter)} change={change} />
      <EventFilter {...props} />
      <MagazineFilter {...props} />
    </>
  );
}
