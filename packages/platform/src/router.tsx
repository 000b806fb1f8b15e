import type { Language } from '@vitis/contracts';
import { forwardRef, useCallback } from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { useLanguage } from './i18n.ts';
import { useIsOpen } from './open-addresses.ts';

/** Only the default language has addresses without `lang`. */
const DEFAULT_LANGUAGE: Language = 'ko-KR';

/** The same place in the same language: the address carries `lang`, so that reload, sharing and caches agree. */
export function withLanguage(to: To, language: Language): To {
  if (language === DEFAULT_LANGUAGE) return to;
  if (typeof to !== 'string') return { ...to, search: searchWithLanguage(to.search ?? '', language) };
  if (!to.startsWith('/') && !to.startsWith('?')) return to;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${path}${searchWithLanguage(search, language)}${hash}`;
}

function searchWithLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  if (!query.has('lang')) query.set('lang', language);
  return `?${query}`;
}

/** Whether a link may lead there; one within the page always may. */
function useMayLeadTo(to: To): boolean {
  const isOpen = useIsOpen();
  const path = typeof to === 'string' ? to : to.pathname;
  return !path?.startsWith('/') || isOpen(path);
}

/** A link inside the product; it keeps the page's language. Where no screen is yet, its words stand without a link. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...rest }, ref) {
  const address = withLanguage(to, useLanguage());
  if (!useMayLeadTo(to)) return <span className={rest.className}>{rest.children}</span>;
  return <RouterLink ref={ref} to={address} {...rest} />;
});

/** A link of a navigation, which says whether it leads to the current page. Where no screen is yet, there is none. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink({ to, ...rest }, ref) {
  const address = withLanguage(to, useLanguage());
  if (!useMayLeadTo(to)) return null;
  return <RouterNavLink ref={ref} to={address} {...rest} />;
});

/** Goes somewhere by code; a number moves through the history. Keeps the page's language. */
export function useNavigate() {
  const navigate = useRouterNavigate();
  const language = useLanguage();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(withLanguage(to, language), options),
    [navigate, language],
  );
}

export {
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { useIsOpen } from './open-addresses.ts';
