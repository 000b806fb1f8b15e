import { listWineries, MOST_WINERIES_COUNTED } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { SearchBox, SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import { LazyLoadFailure } from '../lazy-load-failure.tsx';
import { WINERY_WORDS } from '../wineries/winery-filter.ts';
import { ChoiceList } from './choice-group.tsx';
import { simpleChoices } from './filter-choices.ts';
import { FilterSection } from './filter-section.tsx';
import styles from './filters.module.scss';
import { foundWineries } from './more-choices.ts';
import type { FiltersProps } from './use-wine-filter.ts';

/** Likeliest first: who does not find a winery among these writes more of its name. */
const MOST = 20;

/** Wineries, those with the most wines first. Where these are not all, the others are looked for by name. */
export function WineryFilter({ facets, filter, change }: FiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const counted = simpleChoices(facets, filter, 'idWineries');
  // Where another condition leaves few, all of them stand there, and the field is gone.
  const isCut = counted.length >= MOST_WINERIES_COUNTED;
  const words = isCut ? searched : '';
  const found = useEndpoint(listWineries, words === '' ? null : { query: { q: words, size: MOST } });
  const title = t('filter.idWineries');
  const choices = words === '' ? counted : foundWineries(found.data?._embedded.items ?? [], facets, filter);
  const write = (text: string) => {
    setTyped(text);
    if (text === '') setSearched('');
  };

  if (counted.length === 0) return null;
  return (
    <FilterSection title={title} open={counted.some(({ chosen }) => chosen)}>
      {isCut ? (
        <SearchBox
          className={styles.find ?? ''}
          label={t('winery.search')}
          placeholder={t('winery.searchHint')}
          searchLabel={t('winery.find')}
          clearLabel={t('winery.clear')}
          value={typed}
          onValueChange={write}
          onSearch={(term) => setSearched(term.slice(0, WINERY_WORDS).trim())}
        />
      ) : null}
      {choices.length > 0 ? (
        <ChoiceList title={title} choices={choices} change={change} />
      ) : found.status === 'failed' ? (
        <LazyLoadFailure error={found.error} retry={found.refresh} busy={found.isRefreshing} />
      ) : found.status === 'loading' ? (
        <SkeletonText lines={3} />
      ) : (
        <p className={styles.closed} role="status">
          {t('winery.noneFound')}
        </p>
      )}
    </FilterSection>
  );
}
