import { useTranslation } from '@vitis/platform/i18n';
import { useRestock } from '@vitis/portal/buying';
import { Button, bellIcon, checkIcon } from '@vitis/ui';

interface RestockButtonProps {
  idProduct: number;
  /** Name of the wine, so that the button says what it tells of. */
  title: string;
  size?: 'small' | 'default';
  wide?: boolean;
  className?: string | undefined;
}

/** Asks to be told when a sold-out wine is back; pressed while that is wanted, and pressing again ends it. */
export function RestockButton({ idProduct, title, size, wide, className }: RestockButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const { isOn, toggle } = useRestock(idProduct);
  const name = t('card.restockLabel', { title });
  return (
    <Button
      {...(size ? { size } : {})}
      {...(wide ? { wide } : {})}
      {...(className ? { className } : {})}
      icon={isOn ? checkIcon : bellIcon}
      aria-pressed={isOn}
      aria-label={isOn ? `${name}, ${t('card.restockOn')}` : name}
      onClick={() => void toggle()}
    >
      {t(isOn ? 'card.restockOn' : 'card.restock')}
    </Button>
  );
}
