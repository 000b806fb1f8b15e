import type { ListFilters } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Select } from '@vitis/ui';

interface Props<Sort extends string> {
  /** Field and direction, as an address has them, and the key of their words. */
  orders: Readonly<Record<string, string>>;
  filters: Pick<ListFilters<string, Sort>, 'sort' | 'direction'>;
  onChange: (changed: Pick<ListFilters<string, Sort>, 'sort' | 'direction'>) => void;
  className?: string | undefined;
}

/** The order of rows that have no columns to press. */
export function RowOrder<Sort extends string>({ orders, filters, onChange, className }: Props<Sort>) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <Select
      className={className}
      label={t('list.sort')}
      labelHidden
      value={`${filters.sort},${filters.direction}`}
      options={Object.entries(orders).map(([value, words]) => ({ value, label: t(words) }))}
      onChange={({ currentTarget }) => {
        const [sort, direction] = currentTarget.value.split(',') as [Sort, 'asc' | 'desc'];
        onChange({ sort, direction });
      }}
    />
  );
}
