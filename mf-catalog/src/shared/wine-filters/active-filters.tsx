import { listKinds, type ProductFacets, type WineFilter } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Chip, ChipRow } from '@vitis/ui';
import styles from './active-filters.module.scss';
import { useFilterChips } from './use-filter-chips.ts';
import type { ChangeFilter } from './use-wine-filter.ts';
import { withoutConditions } from './wine-filter.ts';

interface ActiveFiltersProps {
  filter: WineFilter;
  facets: ProductFacets | undefined;
  /** The list did not come, and its facets with it. */
  hasFailed: boolean;
  change: ChangeFilter;
}

/** The conditions in force, each to be taken off, and all at once. */
export function ActiveFilters({ filter, facets, hasFailed, change }: ActiveFiltersProps) {
  const { t } = useTranslation('mf-catalog');
  // The page's frame has read their names.
  const kinds = useEndpoint(listKinds, hasFailed && filter.idKinds.length > 0 ? {} : null);
  const chips = useFilterChips(filter, facets, kinds.data?._embedded.items);
  if (chips.length === 0) return <div className={styles.noChips} />;
  return (
    <ChipRow scroll className={styles.chips}>
      {chips.map((chip) => (
        <Chip
          key={chip.key}
          onRemove={() => change(chip.change)}
          removeLabel={t('filter.remove', { name: chip.label })}
        >
          {chip.label}
        </Chip>
      ))}
      <button type="button" className={styles.clear} onClick={() => change(withoutConditions(filter))}>
        {t('filter.clear')}
      </button>
    </ChipRow>
  );
}
