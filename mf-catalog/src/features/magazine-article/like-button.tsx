import type { MagazineDetail } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, heartFilledIcon, heartIcon } from '@vitis/ui';
import { useAskSignIn } from '../../shared/use-sign-in.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import { useLike } from './use-like.ts';

/** Says that one likes an article, and how many do. A guest is asked to sign in. */
export function LikeButton({ article }: { article: Pick<MagazineDetail, 'id' | 'liked' | 'likes'> }) {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const askSignIn = useAskSignIn();
  const { liked, likes, toggle } = useLike(article);
  const isGuest = viewer === 'guest';
  const pressed = !isGuest && liked;
  return (
    <Button
      icon={pressed ? heartFilledIcon : heartIcon}
      aria-pressed={pressed}
      onClick={() => {
        // A member who is still arriving has a token: the press counts.
        if (isGuest) void askSignIn();
        else void toggle();
      }}
    >
      {t('like.count', { likes })}
    </Button>
  );
}
