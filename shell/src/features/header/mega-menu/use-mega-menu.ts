import { PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { useLocation } from '@vitis/platform/router';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../shared/when-idle.ts';

export type MegaSection = 'areas' | 'grapes';

/** A pointer that only crosses the row opens nothing, and one that slips off for a moment closes nothing. In ms. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 220;

/**
 * Opens and closes the mega-menu, a disclosure: a press or a resting pointer on a word opens it; Escape, leaving it,
 * or another page close it. The panel's code comes when the pointer or the focus is near, or when the page is idle.
 */
export function useMegaMenu(place: RefObject<HTMLElement | null>, preload: () => void) {
  const [section, setSection] = useState<MegaSection | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opener = useRef<HTMLElement | null>(null);
  // By the keyboard the focus goes into the panel, which lies after the whole row.
  const [byKey, setByKey] = useState(false);
  const { key } = useLocation();

  const later = (milliseconds: number, work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, milliseconds);
  };
  const set = (next: MegaSection | null) => {
    clearTimeout(timer.current);
    setSection(next);
  };

  useEffect(() => {
    clearTimeout(timer.current);
    setSection(null);
  }, [key]);
  useEffect(
    () =>
      whenIdle(() => {
        // On a phone the row is not shown, and its panel is bytes for nothing.
        if (place.current?.offsetParent) preload();
      }, PREFETCH_IDLE_TIMEOUT_MS),
    [place, preload],
  );
  useEffect(() => {
    if (section === null) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setSection(null);
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [section, place]);

  return {
    section,
    byKey,
    placeProps: {
      onPointerLeave: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') later(CLOSE_AFTER, () => setSection(null));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) set(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || section === null) return;
        event.stopPropagation();
        set(null);
        opener.current?.focus();
      },
      onPointerEnter: () => {
        if (section !== null) clearTimeout(timer.current);
      },
    },
    triggerProps: (own: MegaSection) => ({
      onPointerEnter: (event: { pointerType: string }) => {
        preload();
        if (event.pointerType !== 'mouse') return;
        later(section === null ? OPEN_AFTER : 0, () => {
          setByKey(false);
          setSection(own);
        });
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onFocus: preload,
      onClick: (event: { currentTarget: HTMLElement; detail: number }) => {
        opener.current = event.currentTarget;
        // A press of Enter or of the space bar is a click without a count.
        setByKey(event.detail === 0);
        set(section === own ? null : own);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        opener.current = event.currentTarget;
        setByKey(true);
        set(own);
      },
    }),
  };
}
