const canStyles = (field: HTMLTextAreaElement): boolean => field.style.fieldSizing !== undefined;

/**
 * Keeps a field of several lines as high as its text while its width changes: a phone is turned, or what it stands in is
 * shown.
 *
 * @returns ends it
 */
export function growWithWidth(field: HTMLTextAreaElement): () => void {
  if (canStyles(field) || typeof ResizeObserver === 'undefined') return () => undefined;
  let width = field.clientWidth;
  const watch = new ResizeObserver(() => {
    if (field.clientWidth === width) return;
    width = field.clientWidth;
    growWithText(field);
  });
  watch.observe(field);
  return () => watch.disconnect();
}

/** Makes a field of several lines as high as its text in browsers whose styles cannot (`field-sizing`). */
export function growWithText(field: HTMLTextAreaElement): void {
  if (canStyles(field)) return;
  field.style.height = 'auto';
  // It is not drawn.
  if (field.scrollHeight === 0) return;
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}
