import { useLayoutEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../hooks/use-hydrating.ts';
import styles from './picture.module.scss';

/** A picture as it comes over the wire: files `${base}-${width}.avif` and `.webp` for each of its widths. */
export interface PictureSource {
  base: string;
  /** In px, ascending. */
  widths: readonly number[];
  /** The whole picture's measure, for its proportions. */
  width: number;
  height: number;
  alt?: string;
}

export interface PictureProps {
  picture: PictureSource;
  /** How wide it stands at which width of the window, for example "(min-width: 768px) 240px, 45vw". */
  sizes: string;
  /** What it shows; "" beside words that say the same. The picture's own unless told. */
  alt?: string;
  /** The largest picture of the page: fetched first and at once. */
  priority?: boolean;
  /** `contain` fills its place without being cut (bottles), `cover` fills it wholly; otherwise as wide as its place. */
  fit?: 'contain' | 'cover';
  className?: string;
}

/**
 * False until the element stands in the document. Chromium keeps an image inside of a `picture`, with all that is around
 * it, as long as the page lives, unless it was in the document and has left it; the elements of a rendering that is
 * interrupted never come there. What came as HTML is there from the beginning.
 */
function usePlaced(): boolean {
  const [placed, setPlaced] = useState(useHydrated());
  useLayoutEffect(() => setPlaced(true), []);
  return placed;
}

/** A picture in the size and format that the screen needs. Its place is kept before its file comes. */
export function Picture({ picture, sizes, alt, priority = false, fit, className }: PictureProps) {
  const placed = usePlaced();
  const files = (format: 'avif' | 'webp') =>
    picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(', ');
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return (
    <picture className={classNames(styles.picture, fit && styles.fitted)}>
      {placed ? (
        <>
          <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
          <img
            src={`${picture.base}-${middle}.webp`}
            width={picture.width}
            height={picture.height}
            alt={alt ?? picture.alt ?? ''}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            className={classNames(styles.image, fit && styles[fit], className)}
          />
        </>
      ) : null}
    </picture>
  );
}
