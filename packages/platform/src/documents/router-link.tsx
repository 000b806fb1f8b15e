import { Link } from '@vitis/platform/router';
import type { ComponentProps } from 'react';

/** The router's link as the controls of a part hand it on: by `href`. */
export function RouterLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
