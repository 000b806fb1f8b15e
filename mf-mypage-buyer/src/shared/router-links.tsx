import { RouterLink } from '@vitis/platform/documents';
import { LinkProvider } from '@vitis/ui';
import type { ReactNode } from 'react';

/** Makes the links of the controls inside it links of the router: each part carries its own copy of the controls. */
export const RouterLinks = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
);
