import type { RouterStateContext } from '@vitis/platform/owner';
import { atom } from 'nanostores';
import type { ContextType, ReactNode } from 'react';

/** What the router says of the page. */
export type RouterState = NonNullable<ContextType<typeof RouterStateContext>>;

/** A screen that is drawn, hidden, before somebody opens it. */
export interface ScreenAhead {
  /** Its box, with a key; what is in it stays the same from hidden to shown. */
  draw: (isShown: boolean) => ReactNode;
  /** Whether the page is at this screen, whatever of its address has changed since it was opened. */
  isOpen: (state: RouterState) => boolean;
}

interface StageState {
  /** At most one: the screen behind the link that the pointer rests on. */
  ahead: ScreenAhead | null;
  /** The one that the router has come to while the frame around it still has to be drawn anew: it is shown at once. */
  opened: ScreenAhead | null;
}

export const stageStore = atom<StageState>({ ahead: null, opened: null });
