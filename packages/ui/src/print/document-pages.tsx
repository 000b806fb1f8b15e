import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import styles from './document-pages.module.scss';
import { SheetZoomContext } from './sheet-zoom.tsx';

export interface DocumentPagesProps {
  /** What the document is, read out. */
  label: string;
  /** Over the sheets on the screen, not on paper: the buttons that print and close. */
  toolbar?: ReactNode;
  children: ReactNode;
}

/** 210 mm in pixels of CSS. */
const SHEET_WIDTH = (210 / 25.4) * 96;
const GROUND_EDGES = 32;
/** Below it the letters of a whole sheet are smaller than eight pixels. */
const READABLE = 0.7;

/** How much smaller than paper the sheets have to stand, so that the window shows a whole one. */
function useFit(): number {
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const measure = () => {
      const width = document.documentElement.clientWidth;
      setFit(width === 0 ? 1 : Math.min(1, (width - GROUND_EDGES) / SHEET_WIDTH));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return fit;
}

/**
 * Sheets of A4 on a ground, as they will leave the printer; on paper nothing but the sheets. A window that is too
 * narrow for them shows them at the size of paper, to be moved under it, or whole.
 */
export function DocumentPages({ label, toolbar, children }: DocumentPagesProps) {
  const fit = useFit();
  const [isWhole, setWhole] = useState(false);
  const fits = fit >= READABLE;
  const reading = !fits && !isWhole;
  return (
    <SheetZoomContext value={{ fits, reading, toggle: () => setWhole(reading) }}>
      <div className={styles.ground}>
        {toolbar ? (
          <div className={styles.toolbar} data-print="hidden">
            {toolbar}
          </div>
        ) : null}
        {/* What moves under a window has to take the arrow keys. */}
        <section className={styles.window} aria-label={label} {...(reading ? { tabIndex: 0 } : {})}>
          <article
            className={styles.sheets}
            lang="ko"
            aria-label={label}
            style={{ '--scale': reading ? 1 : fit } as CSSProperties}
          >
            {children}
          </article>
        </section>
      </div>
    </SheetZoomContext>
  );
}

/** One sheet of A4. */
export function DocumentPage({ children, className }: { children: ReactNode; className?: string }) {
  return <section className={`${styles.sheet}${className ? ` ${className}` : ''}`}>{children}</section>;
}
