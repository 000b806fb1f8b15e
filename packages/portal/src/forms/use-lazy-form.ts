import { reportFailure } from '@vitis/platform';
import type { lazyComponent } from '@vitis/ui';
import { useEffect, useState } from 'react';

interface LazyFormOptions {
  /** The form is open from the start: there is a draft of it, or it is what the screen is for. */
  startsOpen?: boolean;
  /** The screen offers to open it: its code comes once the screen is painted, before the press. */
  isOffered: boolean;
}

/**
 * A form in the place of what is read, whose code comes when it is wanted: who only reads does not pay for it. Where the
 * code does not come that is told, and the form is closed again.
 */
export function useLazyForm<Props>(
  lazy: ReturnType<typeof lazyComponent<Props>>,
  { startsOpen = false, isOffered }: LazyFormOptions,
) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { Component, failure, retry } = lazy.use(isOpen ? 'now' : isOffered && 'painted');
  useEffect(() => {
    if (!isOpen || failure === null) return;
    setOpen(false);
    reportFailure(failure.error);
  }, [isOpen, failure]);
  return {
    isOpen,
    /** Null while it is closed, or still on its way. */
    Form: isOpen ? Component : null,
    open: () => {
      retry();
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
