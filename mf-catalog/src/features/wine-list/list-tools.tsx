import { WINE_LIST, type WineFilter } from '@vitis/contracts';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import {
  Button,
  filterIcon,
  gridIcon,
  IconLink,
  lazyComponent,
  printIcon,
  Select,
  tableIcon,
} from '@vitis/ui';
import { useState } from 'react';
import { useViewer } from '../../shared/use-viewer.ts';
import type { FilterSheetProps } from '../../shared/wine-filters/filter-sheet.tsx';
import type { ChangeFilter, FiltersProps } from '../../shared/wine-filters/use-wine-filter.ts';
import { countConditions, mayHaveOrder, priceListAddress } from '../../shared/wine-filters/wine-filter.ts';
import styles from './wine-list.module.scss';

const filterSheet = lazyComponent<FilterSheetProps>(
  () =>
    import(/* webpackChunkName: "filter-sheet" */ '../../shared/wine-filters/filter-sheet.tsx').then(
      ({ FilterSheet }) => FilterSheet,
    ),
  reportFailure,
);

/** Orders that a press on the heading of a column asks for, and nobody else. */
const BY_HEADING: ReadonlySet<WineFilter['sort']> = new Set([
  'name,desc',
  'vintage,asc',
  'score,asc',
  'bought,desc',
  'volume,desc',
  'volume,asc',
]);

interface ListToolsProps {
  filter: WineFilter;
  /** Undefined as long as there is no list to choose from. */
  filters: FiltersProps | undefined;
  total: number;
  change: ChangeFilter;
  /** What the usual order is called, where that is not what is recommended. */
  usual?: string;
  /** Words by which the wines were found, where they are the page's own and no condition of its list. */
  words?: string;
}

/** Filters (on phones), cards or rows, and the order. */
export function ListTools({ filter, filters, total, change, usual, words = filter.q }: ListToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const { Component: Sheet } = filterSheet.use();
  const active = countConditions(filter);
  const sorts = WINE_LIST.sort.choices.filter(
    (sort) => sort === filter.sort || (!BY_HEADING.has(sort) && mayHaveOrder(sort, viewer)),
  );

  return (
    <div className={styles.tools}>
      <Button
        className={styles.filterButton}
        size="small"
        icon={filterIcon}
        aria-haspopup="dialog"
        // Without a list there is nothing to choose from; what was chosen can be taken off by its chip.
        disabled={filters === undefined}
        onPointerEnter={() => void filterSheet.load()}
        onClick={() => {
          setOpen(true);
          void filterSheet.load();
        }}
      >
        {active === 0 ? t('filter.heading') : t('filter.active', { count: active })}
      </Button>
      <Button
        className={styles.viewButton}
        size="small"
        icon={filter.view === 'grid' ? tableIcon : gridIcon}
        onClick={() => change({ view: filter.view === 'grid' ? 'table' : 'grid', page: filter.page })}
      >
        {t(filter.view === 'grid' ? 'list.asTable' : 'list.asGrid')}
      </Button>
      <IconLink
        className={styles.print ?? ''}
        variant="bordered"
        size="small"
        icon={printIcon}
        href={priceListAddress({ ...filter, q: words })}
        label={t('print.open')}
      />
      <Select
        className={styles.sort}
        label={t('sort.label')}
        labelHidden
        size="small"
        value={filter.sort}
        options={sorts.map((value) => ({
          value,
          label: (value === sorts[0] && usual) || t(`sort.${value.replace(',', '-')}`),
        }))}
        onChange={(event) => change({ sort: event.currentTarget.value as WineFilter['sort'] })}
      />
      {Sheet && filters ? (
        <Sheet open={open} onClose={() => setOpen(false)} filters={filters} total={total} />
      ) : null}
    </div>
  );
}
