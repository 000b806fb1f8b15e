import { Button, bellIcon, checkIcon } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { useRestock } from './use-restock.ts';

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
  const { t } = usePortalTexts();
  const { isOn, toggle } = useRestock(idProduct);
  const name = t('portal.restock.label', { title });
  return (
    <Button
      {...(size ? { size } : {})}
      {...(wide ? { wide } : {})}
      {...(className ? { className } : {})}
      icon={isOn ? checkIcon : bellIcon}
      aria-pressed={isOn}
      aria-label={isOn ? `${name}, ${t('portal.restock.on')}` : name}
      onClick={() => void toggle()}
    >
      {t(isOn ? 'portal.restock.on' : 'portal.restock.ask')}
    </Button>
  );
}
