import { Link } from '@vitis/platform/router';
import { type LinkProps, LinkProvider } from '@vitis/ui';
import type { ReactNode } from 'react';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** Makes the links of the controls inside it links of the router: each part carries its own copy of the controls. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>;
}
