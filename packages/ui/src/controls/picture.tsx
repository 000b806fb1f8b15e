import { classNames } from '../class-names.ts';
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

/** A picture in the size and format that the screen needs. Its place is kept before it comes. */
export function Picture({ picture, sizes, alt, priority = false, fit, className }: PictureProps) {
  const files = (format: 'avif' | 'webp') =>
    picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(', ');
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return (
    <picture className={classNames(styles.picture, fit && styles.fitted)}>
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
    </picture>
  );
}
