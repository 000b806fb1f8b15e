import type { ProductFacets } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { lazyPart } from '@vitis/platform/lazy';
import { Button, filterIcon, gridIcon, Select, tableIcon } from '@vitis/ui';
import { useState } from 'react';
import { seesPrices, useViewer } from '../../shared/use-viewer.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { ChangeFilter } from './use-wine-filter.ts';
import { countConditions, SORTS, type Sort, type WineFilter } from './wine-filter.ts';
import styles from './wine-list.module.scss';

const filterSheet = lazyPart<FilterSheetProps>(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet),
);

interface ListToolsProps {
  filter: WineFilter;
  facets: ProductFacets | undefined;
  total: number;
  change: ChangeFilter;
}

/** Filters (on phones), cards or rows, and the order. */
export function ListTools({ filter, facets, total, change }: ListToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const Sheet = filterSheet.use();
  const active = countConditions(filter);
  const sorts = SORTS.filter(
    (sort) => !sort.startsWith('price') || seesPrices(viewer) || sort === filter.sort,
  );

  return (
    <div className={styles.tools}>
      <Button
        className={styles.filterButton}
        size="small"
        icon={filterIcon}
        aria-haspopup="dialog"
        onPointerEnter={() => void filterSheet.want()}
        onClick={() => {
          setOpen(true);
          void filterSheet.want();
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
      <Select
        className={styles.sort}
        label={t('sort.label')}
        labelHidden
        size="small"
        value={filter.sort}
        options={sorts.map((value) => ({ value, label: t(`sort.${value.replace(',', '-')}`) }))}
        onChange={(event) => change({ sort: event.currentTarget.value as Sort })}
      />
      {Sheet && facets ? (
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          facets={facets}
          filter={filter}
          change={change}
          total={total}
        />
      ) : null}
    </div>
  );
}
