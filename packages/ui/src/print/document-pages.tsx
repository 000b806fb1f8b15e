import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import styles from './document-pages.module.scss';

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

/** How much smaller than paper the sheets stand, so that a narrow window shows them whole. */
function useScale(): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const fit = () => {
      const width = document.documentElement.clientWidth;
      setScale(width === 0 ? 1 : Math.min(1, (width - GROUND_EDGES) / SHEET_WIDTH));
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  return scale;
}

/** Sheets of A4 on a ground, as they will leave the printer; on paper nothing but the sheets. */
export function DocumentPages({ label, toolbar, children }: DocumentPagesProps) {
  const scale = useScale();
  return (
    <div className={styles.ground}>
      {toolbar ? (
        <div className={styles.toolbar} data-print="hidden">
          {toolbar}
        </div>
      ) : null}
      <article
        className={styles.sheets}
        lang="ko"
        aria-label={label}
        style={{ '--scale': scale } as CSSProperties}
      >
        {children}
      </article>
    </div>
  );
}

/** One sheet of A4. */
export function DocumentPage({ children, className }: { children: ReactNode; className?: string }) {
  return <section className={`${styles.sheet}${className ? ` ${className}` : ''}`}>{children}</section>;
}
