import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Puts the focus on the first field that is wrong, as a person sees them, whenever another try has been made: a screen
 * reader then says the field and what is wrong with it. For the element around the fields.
 *
 * @param tries how often it was tried to send them
 * @param root holds the element for others, too
 * @param wrong which fields are meant, where not all are
 */
export function useFirstErrorFocus(
  tries: number,
  root?: RefObject<HTMLElement | null>,
  wrong = '[aria-invalid="true"]',
) {
  const own = useRef<HTMLElement | null>(null);
  const place = root ?? own;
  useEffect(() => {
    if (tries === 0) return;
    // After the effect: a field may draw itself anew at once when it gets the focus.
    const frame = requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(wrong)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [tries, place, wrong]);
  return useCallback(
    (node: HTMLElement | null) => {
      place.current = node;
    },
    [place],
  );
}
