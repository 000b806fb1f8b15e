import { useTranslation } from '@vitis/platform/i18n';
import { Button, Drawer } from '@vitis/ui';
import { Filters } from './filters.tsx';
import type { FiltersProps } from './use-wine-filter.ts';
import { withoutConditions } from './wine-filter.ts';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  filters: FiltersProps;
  /** Wines that the conditions leave. */
  total: number;
}

/** The filters on a phone: every tick counts at once, the button tells how many wines are left. */
export function FilterSheet({ open, onClose, filters, total }: FilterSheetProps) {
  const { t } = useTranslation('mf-catalog');
  const { filter, change } = filters;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filter.heading')}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button onClick={() => change(withoutConditions(filter))}>{t('filter.clear')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('filter.show', { count: total })}
          </Button>
        </>
      }
    >
      <Filters {...filters} />
    </Drawer>
  );
}
