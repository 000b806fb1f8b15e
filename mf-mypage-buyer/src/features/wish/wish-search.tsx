import { useTranslation } from '@vitis/platform/i18n';
import { Select } from '@vitis/ui';
import { WordSearch } from '@vitis/ui/documents';
import styles from './wish.module.scss';
import { WISH_ORDERS, type WishFilters } from './wish-address.ts';

interface Props {
  filters: WishFilters;
  onChange: (changed: Partial<WishFilters>) => void;
}

/** Words that narrow the list, and the order of it. */
export function WishSearch({ filters, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    // biome-ignore lint/a11y/useSemanticElements: older webviews do not know the search element
    <div role="search" aria-label={t('wish.search')} className={styles.search}>
      <WordSearch
        q={filters.q}
        onSearch={(q) => onChange({ q })}
        label={t('wish.search')}
        hint={t('wish.searchHint')}
        labels={{ clearSearch: t('portal.list.clearSearch'), find: t('portal.list.find') }}
      />
      <Select
        className={styles.sort}
        label={t('wish.sort')}
        labelHidden
        value={`${filters.sort},${filters.direction}`}
        options={Object.entries(WISH_ORDERS).map(([value, words]) => ({
          value,
          label: t(`wish.orders.${words}`),
        }))}
        onChange={({ currentTarget }) => {
          const [sort, direction] = currentTarget.value.split(',') as [
            WishFilters['sort'],
            WishFilters['direction'],
          ];
          onChange({ sort, direction });
        }}
      />
    </div>
  );
}
