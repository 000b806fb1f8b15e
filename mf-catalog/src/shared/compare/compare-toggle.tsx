import { useTranslation } from '@vitis/platform/i18n';
import { Button, checkIcon, IconButton, plusIcon } from '@vitis/ui';
import { useCompared } from './compared.store.ts';
import { scalesIcon } from './scales-icon.ts';

export interface CompareToggleProps {
  idProduct: number;
  /** Name of the wine, so that the button says what it puts aside. */
  title: string;
  /** With its word, where there is room for it. */
  wordy?: boolean;
  className?: string | undefined;
}

/** Puts a wine aside to compare it with others; pressed while it is. */
export function CompareToggle({ idProduct, title, wordy = false, className }: CompareToggleProps) {
  const { t } = useTranslation('mf-catalog');
  const { ids, isFull, toggle } = useCompared();
  const isOn = ids.includes(idProduct);
  const shared = {
    'aria-pressed': isOn,
    disabled: isFull && !isOn,
    ...(className ? { className } : {}),
    onClick: () => toggle(idProduct),
  };
  return wordy ? (
    <Button
      size="small"
      variant="quiet"
      icon={isOn ? checkIcon : plusIcon}
      aria-label={`${t('compare.short')}, ${t('compare.toggle', { title })}`}
      {...shared}
    >
      {t('compare.short')}
    </Button>
  ) : (
    <IconButton icon={scalesIcon} size="small" label={t('compare.toggle', { title })} {...shared} />
  );
}
