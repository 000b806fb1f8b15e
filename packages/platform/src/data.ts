import { type Endpoint, isLastingRefusal, isRefusedAtDoor, mayPass, type SuccessOf } from '@vitis/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type CallOptions, callApi, fetchData, invalidateAnswer, peekAnswer } from './api/api-client.ts';
import { ApiFailure } from './api/api-failure.ts';
import { cacheKey, type DataRequest, type EndpointInput, isKeyOf, viewerKey } from './api/requests.ts';
import { askFirst, serializeRevalidation } from './api/serialize-revalidation.ts';
import { useLanguage } from './i18n.ts';
import { $user } from './stores/session.store.ts';
import { useStore } from './stores/use-store.ts';

/** One answer of the provider as a screen meets it: loading → failed → ready. */
export type Loaded<T> =
  | { status: 'loading'; data: undefined; error: undefined; isRefreshing: boolean; refresh: () => void }
  | { status: 'failed'; data: undefined; error: ApiFailure; isRefreshing: boolean; refresh: () => void }
  | {
      status: 'ready';
      data: T;
      error: ApiFailure | undefined;
      isRefreshing: boolean;
      /** The data answers the question before, and the answer to this one is on its way. */
      isStale: boolean;
      refresh: () => void;
    };

export interface LoadOptions {
  /** Keep showing the last answer while the next one (another page, another filter) is on its way; its failure takes that place. */
  keepPrevious?: boolean;
}

/** SWR revalidates a key by whoever subscribed to it first: all subscribers need a fetcher that asks. */
const fetcherOf =
  <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  (key: string) =>
    askFirst(key, () => fetchData(endpoint, input));

/**
 * The answer of a read endpoint, cached by address and language and shared by all parts. `input` null asks
 * nothing yet (somebody who is not signed in, say). Data that the server rendered with is there at once.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  options: LoadOptions = {},
): Loaded<SuccessOf<E>> {
  const language = useLanguage();
  const user = useStore($user);
  // A members' endpoint would refuse a guest.
  const silent = input === null || (endpoint.access !== 'everyone' && user === null);
  const address = silent ? null : cacheKey(endpoint, input, language);
  const key = address === null ? null : viewerKey(endpoint, address, user?.id);
  const question = input ?? {};
  const { cache, mutate: mutateKey } = useSWRConfig();
  // A prefetched answer is rendered at once, without a request.
  const peek = () => (key === null ? undefined : peekAnswer(endpoint, question, user !== null));
  const fresh = useMemo(peek, [key]);
  // What failed on an earlier visit says nothing of this one, except that there is none: the page may have come with that.
  const failedBefore = useMemo(() => (key === null ? undefined : cache.get(key)?.error), [key]);
  const ofThisVisit = (failure: ApiFailure | undefined) =>
    failure === failedBefore && failure?.status !== 404 ? undefined : failure;
  // Whose the last answer was: a member's is kept for nobody else, a guest's for the member that they turn out to be.
  const answeredTo = useRef<number>(undefined);
  const answer = useSWR<SuccessOf<E>, ApiFailure>(key, fetcherOf(endpoint, question), {
    keepPreviousData:
      (answeredTo.current ?? user?.id) === user?.id && (options.keepPrevious ?? endpoint.personal ?? false),
    shouldRetryOnError: mayPass,
    ...(fresh === undefined ? {} : { fallbackData: fresh, revalidateIfStale: false }),
  });
  const { data: kept, mutate } = answer;
  const error = ofThisVisit(answer.error);
  useEffect(() => {
    if (key === null) return;
    if (fresh === undefined) {
      // Within two seconds of an answer SWR asks no more, also where the answer was forgotten with its session. Nor does it ask for
      // what has failed while something else reads it: the title of the page, say.
      const known = cache.get(key);
      const isLeft = known?.data === undefined || known.error !== undefined;
      if (isLeft && ofThisVisit(known?.error) === undefined && known?.isValidating !== true) void mutate();
      return;
    }
    // Something may have changed since the screen was drawn.
    if (peek() === undefined) void mutate();
    else if (cache.get(key)?.data !== fresh) void mutate(fresh, { revalidate: false });
    return () => invalidateAnswer(endpoint, question);
  }, [key]);
  // By its key: once its turn comes, this hook may ask for something else, whose pending answer SWR would discard.
  const refresh = useCallback(
    () => void (key !== null && serializeRevalidation(key, () => mutateKey(key))),
    [key, mutateKey],
  );
  // Kept from another question, of which it says nothing. What a guest was shown holds for a member until theirs comes.
  const known = (of: string | null) => (of === null ? undefined : cache.get(of)?.data);
  const isKept =
    kept !== undefined && fresh === undefined && known(key) === undefined && known(address) !== kept;
  useEffect(() => {
    if (kept !== undefined && !isKept) answeredTo.current = user?.id;
  });
  // SWR renders again for what is read of its answer: a long list whose answer comes a second time unchanged is not.
  const withRefresh = <State extends object>(state: State) => ({
    ...state,
    refresh,
    get isRefreshing() {
      return answer.isValidating;
    },
    get isStale() {
      return isKept && (answer.isLoading || answer.error !== undefined);
    },
  });
  // Cached answers must not outlive their session.
  const data = silent ? undefined : kept;

  if (data !== undefined && !(isKept && error !== undefined))
    return withRefresh({ status: 'ready', data, error } as const);
  // A failure stays while it is asked for again, and with it the button that asks.
  if (error !== undefined) return withRefresh({ status: 'failed', data: undefined, error } as const);
  return withRefresh({ status: 'loading', data: undefined, error: undefined } as const);
}

/**
 * The answer that a screen has asked for, or its failure, as far as it is cached; this hook asks for nothing when it is mounted. When the
 * network or the reader comes back, SWR turns to the hook that subscribed to a key first, which may be this one: it asks then.
 */
export function useCachedAnswer<E extends Endpoint>({ endpoint, input }: DataRequest<E>) {
  const language = useLanguage();
  const user = useStore($user);
  const silent = endpoint.access !== 'everyone' && user === null;
  const key = silent ? null : viewerKey(endpoint, cacheKey(endpoint, input, language), user?.id);
  return useSWR<SuccessOf<E>, ApiFailure>(key, fetcherOf(endpoint, input), {
    revalidateOnMount: false,
    revalidateIfStale: false,
    shouldRetryOnError: mayPass,
  });
}

/** Revalidates every cached answer of these endpoints; lasting refusals stay. */
export function useRefresh(): (...endpoints: Endpoint[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...endpoints) => {
      const isOpen = (key: string): boolean => {
        const error: unknown = cache.get(key)?.error;
        return !(error instanceof ApiFailure) || mayPass(error);
      };
      const keys = endpoints.flatMap((endpoint) => [...cache.keys()].filter(isKeyOf(endpoint)));
      // An answer that is on its way may turn out to be a refusal.
      const again = async (key: string) => void (isOpen(key) && (await mutate(key)));
      await Promise.all(keys.filter(isOpen).map((key) => serializeRevalidation(key, () => again(key))));
    },
    [cache, mutate],
  );
}

/**
 * Sends a command. `busy` is true until its answer: a second press does nothing. The idempotency key lives as
 * long as one intent, so that pressing again after a lost answer cannot do the thing twice; after a refusal the
 * next press is another intent.
 */
export function useCommand<E extends Endpoint>(endpoint: E) {
  const [busy, setBusy] = useState(false);
  const [intent] = useState<{ key: string | null; running: boolean; body: string }>(() => ({
    key: null,
    running: false,
    body: '',
  }));
  const run = useCallback(
    async (input: EndpointInput<E>, options: CallOptions = {}) => {
      if (intent.running) return null;
      const body = JSON.stringify(input);
      const isRepeat = intent.key !== null && intent.body === body;
      if (!isRepeat) {
        intent.key = crypto.randomUUID();
        intent.body = body;
      }
      intent.running = true;
      setBusy(true);
      try {
        const reply = await callApi(endpoint, input, { idempotencyKey: intent.key ?? '', ...options });
        intent.key = null;
        return reply;
      } catch (error) {
        const isSettled =
          error instanceof ApiFailure &&
          isLastingRefusal(error) &&
          !(isRepeat && isRefusedAtDoor(error.status));
        if (isSettled) intent.key = null;
        throw error;
      } finally {
        intent.running = false;
        setBusy(false);
      }
    },
    [endpoint, intent],
  );
  return { run, busy };
}
