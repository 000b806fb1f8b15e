import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.scss';
import { Icon, type IconDrawing } from './icon.tsx';
import { type LinkProps, PlainLink } from './link-provider.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /** `primary` is the one next action of a screen; `danger` takes something away for good. */
  variant?: 'primary' | 'default' | 'quiet' | 'danger';
  /** `small` stands in rows and toolbars (34 px high); `large` is the same height, at least 162 px wide. */
  size?: 'small' | 'default' | 'large';
  /** As wide as what holds it. */
  wide?: boolean;
  className?: string;
}

/** The look of a button, for an element that is not one: a router's link, a `summary`, a `label`. */
export function buttonClass({
  variant = 'default',
  size = 'default',
  wide = false,
  className,
}: ButtonLook = {}) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className) ?? '';
}

interface ButtonContent extends ButtonLook {
  icon?: IconDrawing;
  iconAfter?: IconDrawing;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonContent,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows a spinner and takes no press, yet keeps its place, its name and the focus. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends ButtonContent, Omit<LinkProps, 'children'> {}

/** Does something here; `ButtonLink` goes somewhere. Does not submit unless `type="submit"`. */
export function Button({
  variant,
  size,
  wide,
  className,
  icon,
  iconAfter,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      <ButtonBody icon={icon} iconAfter={iconAfter} size={size}>
        {children}
      </ButtonBody>
      {loading ? <Spinner className={styles.spinner} size={18} /> : null}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  icon,
  iconAfter,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <PlainLink {...rest} className={buttonClass({ variant, size, wide, className })}>
      <ButtonBody icon={icon} iconAfter={iconAfter} size={size}>
        {children}
      </ButtonBody>
    </PlainLink>
  );
}

function ButtonBody({ icon, iconAfter, size, children }: ButtonContent) {
  const side = size === 'small' ? 16 : 18;
  return (
    <span className={styles.body}>
      {icon ? <Icon drawing={icon} size={side} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon drawing={iconAfter} size={side} /> : null}
    </span>
  );
}
