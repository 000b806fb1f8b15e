/** Takes a screen out of sight, or brings it back. Where the browser can, its style and layout stay as they are. */
function putAside(screen: HTMLElement, isAside: boolean): void {
  if ('contentVisibility' in screen.style) screen.style.contentVisibility = isAside ? 'hidden' : '';
  else screen.hidden = isAside;
}

/** Takes away by what React's `Activity` hides: `display: none`, which throws style and layout away. */
function layOut(box: HTMLElement): void {
  for (const child of box.children) (child as HTMLElement).style.removeProperty('display');
}

/**
 * Has a box whose contents cannot be seen keep their style and layout, where the browser knows how: they are made now,
 * and anew when more of the screen or its letters' font arrives, and not when the screen is opened.
 *
 * @returns what ends that; undefined where the browser cannot
 */
export function keepLaidOut(box: HTMLElement): (() => void) | undefined {
  if (!('contentVisibility' in box.style)) return;
  const lay = () => {
    if (box.dataset.ahead === undefined) return stop();
    layOut(box);
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

/**
 * Shows a box at once in the place of the screens beside it, which are put aside whole: taking one apart costs as much as
 * showing another. React draws the page so some frames later.
 *
 * @returns what takes that back, for a page that goes elsewhere before React has drawn it
 */
export function showInPlace(box: HTMLElement): () => void {
  const left = [...(box.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement =>
      one !== box &&
      one instanceof HTMLElement &&
      one.dataset.screen !== undefined &&
      one.dataset.ahead === undefined &&
      one.dataset.left === undefined,
  );
  const replace = (isShown: boolean) => {
    for (const screen of left) {
      screen.toggleAttribute('data-left', isShown);
      putAside(screen, isShown);
    }
    box.toggleAttribute('data-ahead', !isShown);
    layOut(box);
    putAside(box, !isShown);
  };
  replace(true);
  return () => replace(false);
}
