import type { KeyboardEvent } from 'react';

/** Enter does it, and sends no form around; a composing keyboard's Enter ends the composition. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
