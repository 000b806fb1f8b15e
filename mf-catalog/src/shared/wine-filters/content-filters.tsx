import { listMagazines, listNewsEvents, listProducts } from '@vitis/contracts';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import { LazyLoadFailure } from '../lazy-load-failure.tsx';
import { ChoiceList } from './choice-group.tsx';
import { FilterSection } from './filter-section.tsx';
import styles from './filters.module.scss';
import { contentChoices } from './more-choices.ts';
import type { FiltersProps } from './use-wine-filter.ts';

/** The latest ones: who looks for an older article finds its wines on its own page. */
const MOST = 20;

/** Events that run, by their wines. */
export function EventFilter(props: FiltersProps) {
  const { isOpen, setOpened } = useOpened(props.filter.idEvent !== null);
  const events = useEndpoint(
    listNewsEvents,
    isOpen ? { query: { state: 'RUNNING', withWines: true, size: MOST } } : null,
  );
  return <ContentFilter {...props} entry="idEvent" load={events} onToggle={setOpened} />;
}

/** The latest articles of the magazine, by their wines. */
export function MagazineFilter(props: FiltersProps) {
  const { isOpen, setOpened } = useOpened(props.filter.idMagazine !== null);
  const articles = useEndpoint(listMagazines, isOpen ? { query: { withWines: true, size: MOST } } : null);
  return <ContentFilter {...props} entry="idMagazine" load={articles} onToggle={setOpened} />;
}

/** Few narrow by what has been written: what there is to choose from is asked for when the group is opened. */
function useOpened(isChosen: boolean) {
  const [opened, setOpened] = useState(false);
  return { isOpen: opened || isChosen, setOpened };
}

interface ContentFilterProps extends FiltersProps {
  entry: 'idEvent' | 'idMagazine';
  load: Loaded<{ _embedded: { items: readonly { id: number; title: string }[] } }>;
  onToggle: (open: boolean) => void;
}

function ContentFilter({ facets, filter, change, query, entry, load, onToggle }: ContentFilterProps) {
  const { t } = useTranslation('mf-catalog');
  const ids = load.data?._embedded.items.map(({ id }) => id) ?? [];
  const contents = [...new Set([...ids, ...(filter[entry] === null ? [] : [filter[entry]])])];
  const counted = useEndpoint(
    listProducts,
    load.data && contents.length > 0
      ? { query: { ...query, page: 0, size: 1, facets: false, contents } }
      : null,
  );
  const title = t(`filter.${entry}`);
  const unnamed = t('filter.unnamed', { label: title });
  const choices = contentChoices(
    load.data?._embedded.items ?? [],
    filter,
    entry,
    facets.linked[entry] ?? unnamed,
    counted.data?.contents ?? [],
  );
  return (
    <FilterSection title={title} open={filter[entry] !== null} onToggle={onToggle}>
      {load.status === 'failed' ? (
        <LazyLoadFailure error={load.error} retry={load.refresh} busy={load.isRefreshing} />
      ) : load.data === undefined ? (
        <SkeletonText lines={3} />
      ) : choices.length === 0 ? (
        <p className={styles.closed}>{t(`filter.none.${entry}`)}</p>
      ) : (
        <ChoiceList title={title} choices={choices} change={change} />
      )}
    </FilterSection>
  );
}
