import { useTranslation } from '@vitis/platform/i18n';
import { heartFilledIcon, heartIcon, IconButton } from '@vitis/ui';
import { useAskSignIn } from './use-sign-in.ts';
import type { Viewer } from './use-viewer.ts';
import { useWish } from './use-wish.ts';

interface WishButtonProps {
  idProduct: number;
  /** Name of the wine, so that the button says what it keeps. */
  title: string;
  wished: boolean;
  viewer: Viewer;
  /** `small` in a row. */
  size?: 'small' | 'default';
  className?: string | undefined;
}

/** Whether somebody may keep wines, or be asked to sign in for it: staff have no wish list. */
export const mayWish = (viewer: Viewer): boolean => viewer !== 'sales' && viewer !== 'driver';

/** Keeps a wine on the wish list. A guest is asked to sign in. */
export function WishButton({
  idProduct,
  title,
  wished,
  viewer,
  size = 'default',
  className,
}: WishButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const askSignIn = useAskSignIn();
  const wish = useWish(idProduct, wished);

  if (!mayWish(viewer)) return null;
  const kept = viewer === 'buyer' && wish.wished;
  return (
    <IconButton
      icon={kept ? heartFilledIcon : heartIcon}
      label={t('wish.toggle', { title })}
      size={size}
      aria-pressed={kept}
      className={className}
      onClick={() => {
        if (viewer === 'guest') void askSignIn();
        if (viewer === 'buyer') void wish.toggle();
      }}
    />
  );
}
