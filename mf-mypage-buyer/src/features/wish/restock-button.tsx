import { useTranslation } from '@vitis/platform/i18n';
import { useRestock } from '@vitis/portal/buying';
import { Button, bellIcon, checkIcon } from '@vitis/ui';

interface Props {
  idProduct: number;
  /** Name of the wine, so that the button says what it tells of. */
  title: string;
  className?: string | undefined;
}

/** Asks to be told when a sold-out wine is back; pressed while that is wanted, and pressing again ends it. */
export function RestockButton({ idProduct, title, className }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { isOn, toggle } = useRestock(idProduct);
  const name = t('wish.restockLabel', { title });
  return (
    <Button
      {...(className ? { className } : {})}
      icon={isOn ? checkIcon : bellIcon}
      aria-pressed={isOn}
      aria-label={isOn ? `${name}, ${t('wish.restockOn')}` : name}
      onClick={() => void toggle()}
    >
      {t(isOn ? 'wish.restockOn' : 'wish.restock')}
    </Button>
  );
}
