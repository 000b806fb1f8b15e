import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { type LinkProps, LinkProvider } from '@vitis/ui';
import { createContext, type ReactNode, use } from 'react';
import { useIsOpen } from './open-addresses.ts';

const RemoteName = createContext('');

/** A control that leads nowhere yet is not shown. */
const RouterLink = ({ href, ...rest }: LinkProps) =>
  useIsOpen()(href) ? <Link to={href} {...rest} /> : null;

/**
 * The frame around every screen of a remote: each remote carries its own copy of the controls, whose links become the
 * router's here, and of this package, whose texts come in the remote's file.
 */
export function ScreenFrame({ remote, children }: { remote: string; children: ReactNode }) {
  return (
    <RemoteName value={remote}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </RemoteName>
  );
}

/** The texts of the remote whose screen this is; those of this package stand among them under `portal`. */
export const usePortalTexts = () => useTranslation(use(RemoteName));
