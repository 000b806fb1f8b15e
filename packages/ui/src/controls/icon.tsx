import { classNames } from '../class-names.ts';
import styles from './icon.module.scss';
import { ICON_PATHS } from './icon-paths.tsx';

/** Name of a drawing of the set. */
export type IconName = keyof typeof ICON_PATHS;

export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[];

export interface IconProps {
  name: IconName;
  /** Side in px; 20 unless told. */
  size?: number;
  /** What it says on its own; without one it is decoration beside words and is not read out. */
  label?: string;
  className?: string;
}

/** A drawing in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      {ICON_PATHS[name]}
    </svg>
  );
}
