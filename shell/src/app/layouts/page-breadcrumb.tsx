import type { Language } from '@vitis/contracts';
import type { PageRegistry } from '@vitis/contracts/registry';
import type { Crumb, PageHead } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { matchPath } from '@vitis/platform/owner';
import { useLocation, useMatches } from '@vitis/platform/router';
import { Breadcrumb } from '@vitis/ui';
import { memo, Suspense, use } from 'react';
import { TakenOver } from '../../features/remote-screen/taken-over.tsx';
import type { ScreenData } from '../../federation/screen-source.ts';
import { usePage } from '../../shared/page-context.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { useRouteHead } from '../navigation/route-head.tsx';

function titleOf(registry: PageRegistry, pathname: string, language: Language): string | undefined {
  const routes = Object.values(registry.remotes).flatMap(({ description }) => description.routes);
  // An address without parameters is more exact than one with.
  const found = routes
    .filter(({ path }) => matchPath(path, pathname) !== null)
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length)[0];
  return found?.title[language];
}

/**
 * The way from the home page to `pathname`, by the titles of the routes on it; the last one is where one is. A screen
 * may have steps of its own in its place.
 */
export function breadcrumbOf(
  registry: PageRegistry,
  pathname: string,
  language: Language,
  home: string,
  own?: PageHead['crumbs'],
): Crumb[] {
  const steps = pathname.split('/').filter(Boolean);
  const crumbs = steps.flatMap((_step, at) => {
    const href = `/${steps.slice(0, at + 1).join('/')}`;
    const label = titleOf(registry, href, language);
    if (label === undefined) return [];
    return at === steps.length - 1 ? (own ?? [{ label }]) : [{ label, href }];
  });
  return crumbs.length === 0 ? [] : [{ label: home, href: '/' }, ...crumbs];
}

/**
 * Breadcrumb of the open page, by the names of its routes. The home page has none. What came with the page
 * stays until the screen that names its steps is there: a layout around it that is drawn once more meanwhile, as soon as the
 * session is known, must not draw it, too.
 */
export const PageBreadcrumb = memo(function PageBreadcrumb({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <Suspense fallback={null}>
      <Steps className={className} />
    </Suspense>
  );
});

function Steps({ className }: { className?: string | undefined }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { registry } = usePage();
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as ScreenData | null | undefined;
  const { head, isMissing, watch } = useRouteHead(
    data?.status === 'hydrating' ? use(data.screen) : (data ?? null),
  );
  const own = isMissing ? [{ label: t('error.404.title') }] : head.crumbs;
  const items = breadcrumbOf(registry, pathname, language, t('frame.home'), own);
  if (items.length === 0) return null;
  return (
    <div className={className}>
      {/* After what the steps wait for: while they wait, what the server has drawn stays. */}
      <TakenOver />
      <Breadcrumb label={t('frame.breadcrumb')} items={items} />
      {watch}
    </div>
  );
}
