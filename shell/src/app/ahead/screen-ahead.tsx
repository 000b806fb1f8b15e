import { Activity, type CSSProperties } from 'react';
import { isAt, type Place, PlaceAhead } from './place-ahead.tsx';
import type { RouterState, ScreenAhead } from './stage-store.ts';

const SHOWN: CSSProperties = { display: 'flow-root' };
const HIDDEN: CSSProperties = { ...SHOWN, contentVisibility: 'hidden' };

/**
 * React hides by `display: none`, which throws style and layout away. The box around hides as well and keeps both, where
 * the browser knows how; so they are made now, and anew when more of the screen or its letters' font arrives, and not when
 * the screen is opened.
 */
function keepLaidOut(box: HTMLElement | null) {
  if (box === null || !('contentVisibility' in box.style)) return;
  const lay = () => {
    if (box.dataset.ahead === undefined) return stop();
    for (const { style } of box.children as Iterable<HTMLElement> & HTMLCollection)
      style.removeProperty('display');
    box.style.contentVisibility = 'visible';
    box.getBoundingClientRect();
    box.style.contentVisibility = 'hidden';
  };
  const observer = new MutationObserver(lay);
  const stop = () => {
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', lay);
  };
  observer.observe(box, { childList: true, subtree: true });
  document.fonts?.addEventListener('loadingdone', lay);
  return stop;
}

let boxes = 0;

/** A screen to be drawn at an address before the page is there, and where it is shown, if it is, when the page is. */
export function screenAhead(place: Place): ScreenAhead & { isAt: (state: RouterState) => boolean } {
  const leaf = place.matches.at(-1)?.route.id ?? '';
  boxes += 1;
  const key = `ahead-${boxes}`;
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
        ref={keepLaidOut}
        style={isShown ? SHOWN : HIDDEN}
        data-ahead={isShown ? undefined : true}
      >
        <Activity mode={isShown ? 'visible' : 'hidden'}>{screen}</Activity>
      </div>
    ),
    isOpen,
    isAt: (state) => isOpen(state) && isAt(place, state),
  };
}
