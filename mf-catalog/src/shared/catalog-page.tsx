import { classNames } from '@vitis/ui';
import type { ReactNode } from 'react';
import { CartToasts } from './cart-toasts.tsx';
import styles from './catalog-page.module.scss';

/** What stands around every screen of the catalogue: the page's column and cart messages. */
export function CatalogPage({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <div className={classNames(styles.page, className)}>{children}</div>
      <CartToasts />
    </>
  );
}
