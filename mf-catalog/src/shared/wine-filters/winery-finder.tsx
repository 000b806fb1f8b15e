import { listProducts, listWineries } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { SearchBox, SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import { LazyLoadFailure } from '../lazy-load-failure.tsx';
import { WINERY_WORDS } from '../wineries/winery-filter.ts';
import { ChoiceList } from './choice-group.tsx';
import type { Choice } from './filter-choices.ts';
import styles from './filters.module.scss';
import { foundWineries } from './more-choices.ts';
import type { FiltersProps } from './use-wine-filter.ts';

export interface WineryFinderProps extends Pick<FiltersProps, 'filter' | 'change' | 'query'> {
  title: string;
  /** What stands there while nobody looks for another. */
  counted: readonly Choice[];
}

/** Likeliest first: who does not find a winery among these writes more of its name. */
const MOST = 20;

/** Finds wineries by name, beyond those with the most wines. */
export function WineryFinder({ title, counted, filter, change, query }: WineryFinderProps) {
  const { t } = useTranslation('mf-catalog');
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const found = useEndpoint(listWineries, words === '' ? null : { query: { q: words, size: MOST } });
  const ids = found.data?._embedded.items.map(({ id }) => id) ?? [];
  // Chosen together, all of them are counted, and each by the other conditions alone.
  const theirs = useEndpoint(
    listProducts,
    ids.length === 0 ? null : { query: { ...query, idWineries: ids, page: 0, size: 1, facets: true } },
    // Counts of what was looked for before say nothing of these.
    { keepPrevious: false },
  );
  const load = ids.length === 0 ? found : theirs;
  const choices = words === '' ? counted : foundWineries(ids, theirs.data?.facets?.wineries ?? [], filter);
  const write = (text: string) => {
    setTyped(text);
    if (text === '') setWords('');
  };
  return (
    <>
      <SearchBox
        className={styles.find ?? ''}
        label={t('winery.search')}
        placeholder={t('winery.searchHint')}
        searchLabel={t('winery.find')}
        clearLabel={t('winery.clear')}
        value={typed}
        onValueChange={write}
        onSearch={(term) => setWords(term.slice(0, WINERY_WORDS).trim())}
      />
      {choices.length > 0 ? (
        <ChoiceList title={title} choices={choices} change={change} />
      ) : load.status === 'failed' ? (
        <LazyLoadFailure error={load.error} retry={load.refresh} busy={load.isRefreshing} />
      ) : load.status === 'loading' ? (
        <SkeletonText lines={3} />
      ) : (
        <p className={styles.closed} role="status">
          {t('winery.noneFound')}
        </p>
      )}
    </>
  );
}
