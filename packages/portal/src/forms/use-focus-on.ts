import { useEffect, useRef } from 'react';

/**
 * Brings a message into sight and to the ear when there is one: the button that was pressed may be far below. On an
 * element with `tabIndex={-1}`.
 */
export function useFocusOn(message: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) element.current?.focus();
  }, [message]);
  return element;
}
