import { useEffect, useState } from 'react';
import { arrowUpIcon } from '../icons.ts';
import { IconButton } from './icon-button.tsx';
import styles from './scroll-top-button.module.scss';

/** Takes the page back to its top; there once the page has been scrolled by more than `threshold` px. */
export function ScrollTopButton({ label, threshold = 200 }: { label: string; threshold?: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);
  if (!shown) return null;
  const toTop = () => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <IconButton
      className={styles.button}
      variant="bordered"
      icon={arrowUpIcon}
      label={label}
      onClick={toTop}
    />
  );
}
