import type { PageHead } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { useMatches } from '@vitis/platform/router';
import { useEffect, useState } from 'react';
import type { LoadedScreen, ScreenData } from '../../federation/screen-source.ts';
import { useCurrentRoute } from '../../shared/current-route.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { BRAND } from '../../shop/shop-facts.ts';
import { useRouteHead } from './route-head.tsx';

/** `레드 와인 | VITIS`; the brand alone where there is nothing to say before it. */
export const documentTitle = (title: string | undefined): string => (title ? `${title} | ${BRAND}` : BRAND);

/** The title of a page: what its head says, or the route's own with what it is about. */
export const pageTitle = (own: string, { title, subject = '' }: PageHead): string =>
  title ?? `${own} ${subject}`.trim();

/** What a route's loader gave, once it is there: while the page is hydrated it may still be on its way. */
function useLoaded(data: ScreenData | null | undefined): LoadedScreen | null {
  const [arrived, setArrived] = useState<{ of: ScreenData; screen: LoadedScreen } | null>(null);
  useEffect(() => {
    if (data?.status !== 'hydrating') return;
    let gone = false;
    data.screen.then((screen) => gone || setArrived({ of: data, screen }));
    return () => {
      gone = true;
    };
  }, [data]);
  if (data?.status !== 'hydrating') return data ?? null;
  return arrived?.of === data ? arrived.screen : null;
}

/** Keeps the document's title that of the open screen, also once the data that names it has come. */
export function PageTitle() {
  const { t } = useTexts();
  const { route } = useCurrentRoute();
  const language = useLanguage();
  const last = useMatches().at(-1);

  const data = last?.loaderData as ScreenData | null | undefined;
  const loaded = useLoaded(data);
  const { head, isMissing, watch } = useRouteHead(loaded);
  // Until then the title is the one that came with the page.
  const known = data?.status !== 'hydrating' || loaded !== null;
  const unowned = last?.id === 'not-found' ? t('error.404.title') : t('notYet');
  const title = pageTitle(
    route === null ? unowned : (route.title[language] ?? ''),
    isMissing ? { title: t('error.404.title') } : head,
  );

  useEffect(() => {
    if (known) document.title = documentTitle(title);
  }, [title, known]);
  return watch;
}
