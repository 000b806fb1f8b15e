import { classNames } from '../class-names.ts';
import styles from './avatar.module.scss';

export interface AvatarProps {
  /** Whose it is; its first letter stands in for a picture. */
  name: string;
  /** Address of a square picture. */
  src?: string;
  /** Side in px. */
  size?: 28 | 36 | 48 | 72;
  /** Whether the person is there: the word is read out, the dot is seen. */
  presence?: { tone: 'good' | 'muted'; label: string };
  className?: string;
}

/** A person, beside their name: decoration, but for the presence. */
export function Avatar({ name, src, size = 36, presence, className }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[`size-${size}`], className)}>
      {src ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span aria-hidden="true">{[...name.trim()][0]?.toLocaleUpperCase()}</span>
      )}
      {presence ? (
        <span className={classNames(styles.presence, styles[presence.tone])}>
          <span className="visually-hidden">{presence.label}</span>
        </span>
      ) : null}
    </span>
  );
}
