import type { KeyboardEvent } from 'react';

/** Ctrl+Enter (⌘+Enter) anywhere in a form sends it; for `onKeyDown` of the form. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
