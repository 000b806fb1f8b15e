import { Activity, type CSSProperties } from 'react';
import { keepLaidOut, showInPlace } from './out-of-sight.ts';
import { isAt, type Place, PlaceAhead } from './place-ahead.tsx';
import type { RouterState, ScreenAhead } from './stage-store.ts';

const SHOWN: CSSProperties = { display: 'flow-root' };

/** What is below the window is not painted in the frame that shows the screen first, but when React has drawn it so. */
const HIDDEN: CSSProperties = {
  ...SHOWN,
  contentVisibility: 'hidden',
  clipPath: 'inset(0 0 calc(100% - 100vh) 0)',
};

interface DrawnScreen extends ScreenAhead {
  /** Whether the page has come to its very address, and it is what would be shown there. */
  isAt: (state: RouterState) => boolean;
  /**
   * Shows it where it stands, before React draws the page so.
   *
   * @returns what takes that back; undefined where React has not drawn it yet, and it cannot be shown
   */
  show: () => (() => void) | undefined;
}

let boxes = 0;

/** A screen to be drawn at an address before the page is there, and where it is shown, if it is, when the page is. */
export function screenAhead(place: Place): DrawnScreen {
  const leaf = place.matches.at(-1)?.route.id ?? '';
  boxes += 1;
  const key = `ahead-${boxes}`;
  let box: HTMLElement | null = null;
  const stand = (element: HTMLElement | null) => {
    box = element;
    const stop = element === null ? undefined : keepLaidOut(element);
    return () => {
      box = null;
      stop?.();
    };
  };
  // The same each time: what is drawn once is not drawn again when it is shown.
  const screen = (
    <div>
      <PlaceAhead place={place} />
    </div>
  );
  const isOpen = ({ matches, loaderData, errors }: RouterState) => {
    const { status, Screen } = (matches.at(-1)?.route.id === leaf && loaderData[leaf]) || {};
    return errors === null && status === 'ready' && Screen === place.loaderData[leaf].Screen;
  };
  return {
    draw: (isShown) => (
      <div
        key={key}
        ref={stand}
        style={isShown ? SHOWN : HIDDEN}
        data-screen
        data-ahead={isShown ? undefined : true}
      >
        <Activity mode={isShown ? 'visible' : 'hidden'}>{screen}</Activity>
      </div>
    ),
    isOpen,
    isAt: (state) => isOpen(state) && isAt(place, state),
    // The box is there before what is in it.
    show: () => (box?.hasChildNodes() ? showInPlace(box) : undefined),
  };
}
