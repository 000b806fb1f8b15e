import { formatMoney } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { lazyComponent } from '@vitis/ui';
import { useViewer } from '../use-viewer.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { flagChoices, originChoices, simpleChoices, typeChoices } from './filter-choices.ts';
import { FilterSection } from './filter-section.tsx';
import styles from './filters.module.scss';
import { rangeEnds } from './range-ends.ts';
import { RangeFilter, RangePlace } from './range-filter.tsx';
import type { FiltersProps } from './use-wine-filter.ts';

// They stand below the others: no first screen shows them, and what is added at the end moves nothing.
const moreFilters = lazyComponent<FiltersProps>(
  () =>
    import(/* webpackChunkName: "more-filters" */ './more-filters.tsx').then(
      ({ MoreFilters }) => MoreFilters,
    ),
  reportFailure,
);

/** A component of its own: only it is drawn again when they come. */
function LazyMoreFilters(props: FiltersProps) {
  const { Component } = moreFilters.use('painted');
  return Component && <Component {...props} />;
}

/** Every filter of the wine list, beside it or in the sheet of a phone. */
export function Filters(props: FiltersProps) {
  const { facets, filter, change, bought } = props;
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const viewer = useViewer();
  const origin = originChoices(facets, filter, (name) => t('filter.allOf', { name }));
  const flags = flagChoices({ facets, filter, bought }, viewer === 'buyer', (flag) => t(`filter.${flag}`));
  const prices = viewer === 'buyer' || viewer === 'sales' ? rangeEnds(facets.prices, filter.price) : null;

  return (
    <>
      <ChoiceGroup title={t('filter.state')} choices={flags} change={change} open />
      <ChoiceGroup
        title={t('filter.idKinds')}
        choices={simpleChoices(facets, filter, 'idKinds')}
        change={change}
        open
      />
      <ChoiceGroup title={t('filter.origin')} choices={origin} change={change} open />
      <ChoiceGroup title={t('filter.idTypes')} choices={typeChoices(facets, filter)} change={change} open />
      {prices ? (
        <RangeFilter
          title={t('filter.price')}
          {...prices}
          step={1000}
          value={filter.price}
          onChange={(price) => change({ price })}
          format={(value) => formatMoney(value, language)}
          buckets={facets.prices?.buckets ?? []}
          open
        />
      ) : viewer === 'driver' ? null : (
        <FilterSection title={t('filter.price')} open>
          <RangePlace tall>
            {viewer === 'guest' ? <p className={styles.closed}>{t('filter.priceClosed')}</p> : null}
          </RangePlace>
        </FilterSection>
      )}
      <LazyMoreFilters {...props} />
    </>
  );
}
