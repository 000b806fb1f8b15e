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

/** A link inside the product; it keeps the page's language. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...rest }, ref) {
  return <RouterLink ref={ref} to={withLanguage(to, useLanguage())} {...rest} />;
});

/** A link that says whether it leads to the current page. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink({ to, ...rest }, ref) {
  return <RouterNavLink ref={ref} to={withLanguage(to, useLanguage())} {...rest} />;
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
