import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { arrowRightIcon, externalIcon } from '../icons.ts';
import { Icon } from './icon.tsx';
import { type LinkProps, PlainLink } from './link-provider.tsx';
import styles from './text-link.module.scss';

export interface TextLinkProps extends Omit<LinkProps, 'children'> {
  children: ReactNode;
  /** `quiet` is in the text's own colour until the pointer is on it. */
  variant?: 'wine' | 'quiet' | 'underlined';
  /** An arrow after the words: leads on to a list or a page. */
  arrow?: boolean;
}

/** The look of a link, for an element that is not one. */
export function linkClass(variant: TextLinkProps['variant'] = 'wine', className?: string): string {
  return classNames(styles.link, styles[variant], className) ?? '';
}

/** A link in a text. One that opens a new window shows so. */
export function TextLink({ children, variant, arrow, className, ...rest }: TextLinkProps) {
  const outside = rest.target === '_blank';
  return (
    <PlainLink rel={outside ? 'noopener' : undefined} {...rest} className={linkClass(variant, className)}>
      {children}
      {/* A space that does not break: a mark alone in the next line belongs to nothing. */}
      {arrow || outside ? '\u00a0' : null}
      {arrow ? <Icon className={styles.mark} drawing={arrowRightIcon} size={14} /> : null}
      {outside ? <Icon className={styles.mark} drawing={externalIcon} size={14} /> : null}
    </PlainLink>
  );
}
