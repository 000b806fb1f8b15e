/** What can come in the place of an element: the child of its parent, or of the parent of that, up to the body. */
function placesOf(element: Element): { parent: Element; index: number }[] {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return [];
  return [{ parent, index: Array.from(parent.children).indexOf(element) }, ...placesOf(parent)];
}

/** Focuses what stands where an element has gone: its heading where it is a whole screen. */
function focusPlace(places: ReturnType<typeof placesOf>): void {
  const place = places.find(({ parent }) => parent.isConnected);
  // Somebody has gone on, or a dialog that has closed gave the focus back.
  if (place === undefined || document.activeElement !== document.body) return;
  const successor = place.parent.children[place.index] ?? place.parent;
  const target = successor.querySelector<HTMLElement>('h1') ?? successor;
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** A ref: where its element goes while the focus is in it, the focus goes on to what comes in its place. */
export const passFocusOn = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const places = placesOf(element);
  // The successor is there once all changes of this rendering are made.
  queueMicrotask(() => focusPlace(places));
};
