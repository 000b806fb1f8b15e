import { getMagazine, listMagazines, type MagazineDetail, toggleMagazineLike } from '@vitis/contracts';
import { reportFailure } from '@vitis/platform';
import { useCommand, useRefresh } from '@vitis/platform/data';
import { useDecision } from '../../shared/use-decision.ts';
import { whoIsHere } from '../../shared/use-session-state.ts';

type Likes = Pick<MagazineDetail, 'liked' | 'likes'>;

/**
 * Whether the reader likes an article and how many do, as the provider last said or as the reader has just decided. The
 * press shows at once and is taken back when the provider refuses it.
 */
export function useLike({ id, liked, likes }: Likes & Pick<MagazineDetail, 'id'>) {
  const [shown, decide] = useDecision<Likes>({ liked, likes });
  const { run, busy } = useCommand(toggleMagazineLike);
  const refresh = useRefresh();

  const toggle = async () => {
    if (busy) return;
    const isHere = whoIsHere();
    decide({ liked: !shown.liked, likes: shown.likes + (shown.liked ? -1 : 1) });
    try {
      const reply = await run({ params: { id } });
      // Whoever has signed in since has liked nothing.
      if (reply === null || !isHere()) return;
      decide({ liked: reply.body.liked, likes: reply.body.likes }, refresh(getMagazine, listMagazines));
    } catch (error) {
      if (!isHere()) return;
      decide(null);
      reportFailure(error);
    }
  };
  return { ...shown, toggle };
}
