/** The first field whose figure cannot be read: a `NumberInput` says so by a custom validity. */
export const unreadIn = (root: ParentNode | null): HTMLInputElement | undefined =>
  [...(root?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.customError);

/** Puts the focus on the first field whose figure cannot be read; false where there is none, and what is around may be sent. */
export function focusUnread(root: ParentNode | null): boolean {
  const unread = unreadIn(root);
  unread?.focus();
  return unread !== undefined;
}
