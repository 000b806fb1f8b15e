import { $user, cacheKey, type DataRequest, type ReadData, useStore } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { viewerKey } from '@vitis/platform/owner';
import { useLocation, useMatches } from '@vitis/platform/router';
import { useEffect, useReducer, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useCurrentRoute } from '../../shared/current-route.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { BRAND } from '../../shop/shop-facts.ts';
import type { LoadedScreen, ScreenData } from '../screen-source.ts';

/** `레드 와인 | VITIS`; the brand alone where there is nothing to say before it. */
export const documentTitle = (title: string | undefined): string => (title ? `${title} | ${BRAND}` : BRAND);

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
  const user = useStore($user);
  const { cache } = useSWRConfig();
  const { search } = useLocation();
  const last = useMatches().at(-1);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);

  const data = last?.loaderData as ScreenData | null | undefined;
  const loaded = useLoaded(data);
  const screen = loaded?.status === 'ready' ? loaded.route : null;
  // Until then the title is the one that came with the page.
  const known = data?.status !== 'hydrating' || loaded !== null;
  const request = { params: last?.params ?? {}, search: new URLSearchParams(search) };
  const keyOf = ({ endpoint, input }: DataRequest) =>
    viewerKey(endpoint, cacheKey(endpoint, input, language), user?.id);
  const read: ReadData = (wanted) => cache.get(keyOf(wanted))?.data as never;
  const unowned = last?.id === 'not-found' ? t('error.404.title') : t('notYet');
  const title = screen?.head?.(request, read).title ?? (route === null ? unowned : route.title[language]);

  useEffect(() => {
    if (known) document.title = documentTitle(title);
  }, [title, known]);
  const keys = screen?.head === undefined ? [] : (screen.data?.(request) ?? []).map(keyOf);
  return keys.map((key) => <Answer key={key} name={key} onChange={lookAgain} />);
}

/** Watches one answer in the cache; asks for nothing. */
function Answer({ name, onChange }: { name: string; onChange: () => void }) {
  const { data } = useSWR<unknown>(name, null);
  useEffect(() => onChange(), [data, onChange]);
  return null;
}
