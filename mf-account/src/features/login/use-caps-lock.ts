import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed in a field have told. Spread `handlers` on the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const read = (event: KeyboardEvent<HTMLInputElement>) => {
    // A browser that fills in a password sends key events that know no modifiers.
    if (typeof event.nativeEvent.getModifierState !== 'function') return;
    setOn(event.getModifierState('CapsLock'));
  };
  return { on, handlers: { onKeyDown: read, onKeyUp: read } };
}
