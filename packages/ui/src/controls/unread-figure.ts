/**
 * Puts the focus on the first field of a figure that cannot be read, which a `NumberInput` tells by a custom validity, and
 * has the browser say it there; false where there is none, and what is around may be sent.
 */
export function focusUnread(root: ParentNode | null): boolean {
  const inputs = [...(root?.querySelectorAll('input') ?? [])];
  const unread = inputs.find(({ validity }) => validity.customError);
  unread?.focus();
  // The focus says nothing where the field has it already: who sends by a key stands in it.
  unread?.reportValidity();
  return unread !== undefined;
}
