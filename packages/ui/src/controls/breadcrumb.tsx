import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { chevronRightIcon } from '../icons.ts';
import styles from './breadcrumb.module.scss';
import { Icon } from './icon.tsx';
import { PlainLink } from './link-provider.tsx';

export interface BreadcrumbItem {
  label: ReactNode;
  /** Without one it is where the reader is. */
  href?: string;
}

/** The way from the home page to here. */
export function Breadcrumb({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly BreadcrumbItem[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={classNames(styles.breadcrumb, className)}>
      <ol className={styles.way}>
        {items.map((item, at) => (
          <li key={item.href ?? 'here'} className={styles.step}>
            {at > 0 ? <Icon className={styles.mark} drawing={chevronRightIcon} size={12} /> : null}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <PlainLink className={styles.link} href={item.href}>
                {item.label}
              </PlainLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
