/** Makes a field of several lines as high as its text in browsers whose styles cannot (`field-sizing`). */
export function growWithText(field: HTMLTextAreaElement): void {
  if (field.style.fieldSizing !== undefined) return;
  field.style.height = 'auto';
  // It is not drawn.
  if (field.scrollHeight === 0) return;
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}
