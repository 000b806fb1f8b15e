import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Badge } from './badge.tsx';
import { Icon, type IconDrawing } from './icon.tsx';
import styles from './icon-button.module.scss';
import { type LinkProps, PlainLink } from './link-provider.tsx';

interface IconButtonLook {
  icon: IconDrawing;
  /** Its name, read out and shown as a tip. */
  label: string;
  /** `bordered` stands beside buttons; `plain` in bars and rows; `raised` over a picture. */
  variant?: 'plain' | 'bordered' | 'raised';
  size?: 'small' | 'default';
  /** A count at its corner; nothing shows for 0. */
  count?: number;
  /** What the count says, for example "5 in the cart"; read out after the name. */
  countLabel?: string;
  className?: string;
}

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  ref?: Ref<HTMLButtonElement>;
}

export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, 'children' | 'aria-label'> {}

function look({ variant = 'plain', size = 'default', className }: Omit<IconButtonLook, 'icon' | 'label'>) {
  return classNames(styles.button, styles[variant], styles[size], className);
}

/** A square button that is a drawing. Toggles say `aria-pressed`. */
export function IconButton({
  icon,
  label,
  variant,
  size,
  count,
  countLabel,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={look({ variant, size, className })}>
      <Icon drawing={icon} size={size === 'small' ? 18 : 22} />
      <span className="visually-hidden">{nameOf(label, countLabel, count)}</span>
      {count ? <Badge className={styles.badge} count={count} silent /> : null}
    </button>
  );
}

/** A square link that is a drawing. */
export function IconLink({
  icon,
  label,
  variant,
  size,
  count,
  countLabel,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <PlainLink title={label} {...rest} className={look({ variant, size, className })}>
      <Icon drawing={icon} size={size === 'small' ? 18 : 22} />
      <span className="visually-hidden">{nameOf(label, countLabel, count)}</span>
      {count ? <Badge className={styles.badge} count={count} silent /> : null}
    </PlainLink>
  );
}

function nameOf(label: string, countLabel: string | undefined, count: number | undefined) {
  return count ? `${label}, ${countLabel ?? count}` : label;
}
