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
  className?: string | undefined;
}

/** Keeps a wine on the wish list. A guest is asked to sign in; staff have no wish list. */
export function WishButton({ idProduct, title, wished, viewer, className }: WishButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const askSignIn = useAskSignIn();
  const wish = useWish(idProduct, wished);

  if (viewer === 'sales' || viewer === 'driver') return null;
  const kept = viewer === 'buyer' && wish.wished;
  return (
    <IconButton
      icon={kept ? heartFilledIcon : heartIcon}
      label={t('wish.toggle', { title })}
      aria-pressed={kept}
      className={className}
      onClick={() => {
        if (viewer === 'guest') void askSignIn();
        if (viewer === 'buyer') void wish.toggle();
      }}
    />
  );
}
