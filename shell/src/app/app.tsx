import { OpenAddresses, RenderedForMember } from '@vitis/platform/owner';
import { Link, useIsOpen } from '@vitis/platform/router';
import { type LinkProps, LinkProvider } from '@vitis/ui';
import type { i18n } from 'i18next';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ErrorPageBoundary } from '../features/error-page/error-page-boundary.tsx';
import { PageContext, type PageInfo } from '../shared/page-context.ts';

interface AppProps {
  i18n: i18n;
  page: PageInfo;
  /** Answers that are there from the start, and where later ones are kept. */
  data: SWRConfiguration;
  isOpen: ComponentProps<typeof OpenAddresses>['value'];
  /** Called once, in a browser, when the frame has been drawn or hydrated. */
  onReady?: () => void;
  children: ReactNode;
}

/** Links of the controls go through the router and keep the page's language; one that leads nowhere yet is not shown. */
const RouterLink = ({ href, ...rest }: LinkProps) =>
  useIsOpen()(href) ? <Link to={href} {...rest} /> : null;

/** What stands around every screen of the page; only the shell renders these providers. */
export function App({ i18n, page, data, isOpen, onReady, children }: AppProps) {
  // Once in the life of the page.
  useEffect(() => onReady?.(), []);
  return (
    <PageContext value={page}>
      <RenderedForMember member={page.renderedFor ?? null}>
        <I18nextProvider i18n={i18n}>
          <OpenAddresses value={isOpen}>
            <LinkProvider component={RouterLink}>
              <SWRConfig value={data}>
                <ErrorPageBoundary>{children}</ErrorPageBoundary>
              </SWRConfig>
            </LinkProvider>
          </OpenAddresses>
        </I18nextProvider>
      </RenderedForMember>
    </PageContext>
  );
}
