import { $user, useStore } from '@vitis/platform';
import { useKept } from './use-kept.ts';

/** What a list showed once, to be shown again. */
export interface SavedView {
  name: string;
  /** Path and query of the list. */
  address: string;
}

/** A menu that can still be read. */
export const MOST_VIEWS = 12;
export const VIEW_NAME_LIMIT = 30;

const NONE: readonly SavedView[] = [];

const isView = (kept: unknown): kept is SavedView =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'address' in kept &&
  typeof kept.address === 'string';

/**
 * The views of a list that this device keeps for who is signed in: they name clients, and others may sign in on it.
 *
 * @param list where the list stands; a kept address elsewhere is left out
 */
export function useSavedViews(list: string) {
  const idUser = useStore($user)?.id;
  const read = (kept: unknown) =>
    Array.isArray(kept)
      ? kept
          .filter(isView)
          .filter(({ address }) => address === list || address.startsWith(`${list}?`))
          .slice(0, MOST_VIEWS)
      : undefined;
  const [views, setViews] = useKept<readonly SavedView[]>(`views ${idUser} ${list}`, read, NONE);
  return { views, setViews };
}
