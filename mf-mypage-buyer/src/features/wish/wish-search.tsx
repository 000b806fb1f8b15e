import { SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { WordSearch } from '@vitis/ui/documents';
import { RowOrder } from '../../shared/row-order.tsx';
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
        limit={SEARCH_WORDS_LIMIT}
        labels={{ clearSearch: t('portal.list.clearSearch'), find: t('portal.list.find') }}
      />
      <RowOrder className={styles.sort} orders={WISH_ORDERS} filters={filters} onChange={onChange} />
    </div>
  );
}
