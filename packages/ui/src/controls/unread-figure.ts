/**
 * Puts the focus on the first field of a figure that cannot be read, which a `NumberInput` tells by a custom validity; false
 * where there is none, and what is around may be sent.
 */
export function focusUnread(root: ParentNode | null): boolean {
  const inputs = [...(root?.querySelectorAll('input') ?? [])];
  const unread = inputs.find(({ validity }) => validity.customError);
  unread?.focus();
  return unread !== undefined;
}
