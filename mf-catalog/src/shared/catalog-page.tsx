import { Link } from '@vitis/platform/router';
import { classNames, type LinkProps, LinkProvider } from '@vitis/ui';
import type { ReactNode } from 'react';
import { CartToasts } from './cart-toasts.tsx';
import styles from './catalog-page.module.scss';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** What stands around every screen of the catalogue: the page's column, links of the router, cart messages. */
export function CatalogPage({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <LinkProvider component={RouterLink}>
      <div className={classNames(styles.page, className)}>{children}</div>
      <CartToasts />
    </LinkProvider>
  );
}
