import { getMagazine, listMagazines, type MagazineDetail, toggleMagazineLike } from '@vitis/contracts';
import { reportFailure } from '@vitis/platform';
import { useCommand, useRefresh } from '@vitis/platform/data';
import { useState } from 'react';

type Likes = Pick<MagazineDetail, 'liked' | 'likes'>;

/**
 * Whether the reader likes an article and how many do, as the provider last said or as the reader has just decided. The
 * press shows at once and is taken back when the provider refuses it.
 */
export function useLike({ id, liked, likes }: Likes & Pick<MagazineDetail, 'id'>) {
  const [decided, setDecided] = useState<Likes | null>(null);
  const { run, busy } = useCommand(toggleMagazineLike);
  const refresh = useRefresh();
  const shown = decided ?? { liked, likes };

  const toggle = async () => {
    if (busy) return;
    setDecided({ liked: !shown.liked, likes: shown.likes + (shown.liked ? -1 : 1) });
    try {
      const reply = await run({ params: { id } });
      if (reply === null) return;
      setDecided({ liked: reply.body.liked, likes: reply.body.likes });
      await refresh(getMagazine, listMagazines);
    } catch (error) {
      setDecided(shown);
      reportFailure(error);
    }
  };
  return { ...shown, toggle };
}
