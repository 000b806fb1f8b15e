import { MOST_WINERIES_COUNTED } from '@vitis/contracts';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { lazyComponent } from '@vitis/ui';
import { ChoiceList } from './choice-group.tsx';
import { simpleChoices } from './filter-choices.ts';
import { FilterSection } from './filter-section.tsx';
import type { FiltersProps } from './use-wine-filter.ts';
import type { WineryFinderProps } from './winery-finder.tsx';

const finder = lazyComponent<WineryFinderProps>(
  () =>
    import(/* webpackChunkName: "winery-finder" */ './winery-finder.tsx').then(
      ({ WineryFinder }) => WineryFinder,
    ),
  reportFailure,
);

/** The counted alone until the field, which only a large range of wines needs, is there as well. */
function LazyWineryFinder(props: WineryFinderProps) {
  const { Component } = finder.use('painted');
  if (Component !== null) return <Component {...props} />;
  return <ChoiceList title={props.title} choices={props.counted} change={props.change} />;
}

/** Wineries, those with the most wines first. Where these are not all, the others are looked for by name. */
export function WineryFilter({ facets, filter, change, query }: FiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const counted = simpleChoices(facets, filter, 'idWineries');
  const title = t('filter.idWineries');
  if (counted.length === 0) return null;
  return (
    <FilterSection title={title} open={counted.some(({ chosen }) => chosen)}>
      {counted.length >= MOST_WINERIES_COUNTED ? (
        <LazyWineryFinder {...{ title, counted, filter, change, query }} />
      ) : (
        <ChoiceList title={title} choices={counted} change={change} />
      )}
    </FilterSection>
  );
}
