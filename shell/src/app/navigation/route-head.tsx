import { $user, cacheKey, type DataRequest, type PageHead, useStore } from '@vitis/platform';
import { useCachedAnswer } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { viewerKey } from '@vitis/platform/owner';
import { useLocation, useMatches } from '@vitis/platform/router';
import { type ReactNode, useEffect, useReducer } from 'react';
import { useSWRConfig } from 'swr';
import type { LoadedScreen } from '../../federation/screen-source.ts';
import { isNoneLeft } from '../none-left.ts';

/**
 * What the open screen's route says of its page, as far as its data is there. `watch` is to be rendered: it looks
 * again when that data comes.
 */
export function useRouteHead(loaded: LoadedScreen | null): {
  head: PageHead;
  /** There is none of what it is about. */
  isMissing?: boolean;
  watch: ReactNode;
} {
  const language = useLanguage();
  const user = useStore($user);
  const { cache } = useSWRConfig();
  const { search } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);

  const route = loaded?.status === 'ready' ? loaded.route : null;
  if (route?.head === undefined) return { head: {}, watch: null };
  const request = { params, search: new URLSearchParams(search), roles: user?.roles ?? [] };
  const keyOf = ({ endpoint, input }: DataRequest) =>
    viewerKey(endpoint, cacheKey(endpoint, input, language), user?.id);
  const known = (wanted: DataRequest) => cache.get(keyOf(wanted));
  const wanted = route.data?.(request) ?? [];
  return {
    isMissing: isNoneLeft(wanted, (asked) => known(asked)?.error?.status === 404),
    head: route.head(request, (asked) => known(asked)?.data as never),
    watch: wanted.map((asked) => <Answer key={keyOf(asked)} asked={asked} onChange={lookAgain} />),
  };
}

/** Watches one answer in the cache; asks for nothing. */
function Answer({ asked, onChange }: { asked: DataRequest; onChange: () => void }) {
  const { data, error } = useCachedAnswer(asked);
  useEffect(() => onChange(), [data, error, onChange]);
  return null;
}
