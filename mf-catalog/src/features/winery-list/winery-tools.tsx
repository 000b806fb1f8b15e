import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { SearchBox, Select } from '@vitis/ui';
import { useState } from 'react';
import {
  WINERY_SORTS,
  type WineryFilter,
  type WinerySort,
  wineryListAddress,
} from '../../shared/wineries/winery-filter.ts';
import styles from './winery-list.module.scss';

interface WineryToolsProps {
  filter: WineryFilter;
  total: number | undefined;
}

/** Words to look for, how many wineries there are, and their order. */
export function WineryTools({ filter, total }: WineryToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const change = (changes: Partial<WineryFilter>) =>
    void navigate(wineryListAddress({ ...filter, page: 1, ...changes }), { preventScrollReset: true });
  // By name is the usual order without words; with them it is best match first.
  const sorts = WINERY_SORTS.filter((sort) => sort !== 'name' || filter.q !== '' || filter.sort === sort);
  const labelOf = (sort: WinerySort) =>
    sort === ''
      ? t(filter.q === '' ? 'sort.name' : 'winery.sortMatch')
      : t(`winery.sort.${sort.split(',')[0]}`);

  return (
    <div className={styles.tools}>
      {/* Words that came by another way stand in the field as well. */}
      <WordField key={filter.q} words={filter.q} onSearch={(q) => change({ q, sort: '' })} />
      <p className={styles.total} role="status">
        {total === undefined ? '' : t('winery.total', { count: total })}
      </p>
      <Select
        className={styles.sort}
        label={t('sort.label')}
        labelHidden
        value={filter.sort}
        options={sorts.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(event) => change({ sort: event.currentTarget.value as WinerySort })}
      />
    </div>
  );
}

function WordField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation('mf-catalog');
  const [typed, setTyped] = useState(words);
  return (
    <SearchBox
      label={t('winery.search')}
      placeholder={t('winery.searchHint')}
      searchLabel={t('winery.find')}
      clearLabel={t('winery.clear')}
      value={typed}
      onValueChange={setTyped}
      onSearch={onSearch}
    />
  );
}
