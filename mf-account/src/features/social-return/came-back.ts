import { LANGUAGES, type Language, SOCIAL_PROVIDERS, type SocialProvider } from '@vitis/contracts';

/** What a provider has sent the browser back with. */
export interface CameBack {
  provider: SocialProvider;
  /** In which the person left; null where the state does not say it. */
  language: Language | null;
  code: string;
  state: string;
  /** The person, or the provider, did not want to. */
  isCancelled: boolean;
}

/** Reads it from the page's query. Nothing of it is believed: the provider of the API checks state and code. */
export function readCameBack(search: URLSearchParams): CameBack {
  const state = search.get('state') ?? '';
  const [provider, language] = state.split('.');
  return {
    provider: SOCIAL_PROVIDERS.find((known) => known === provider) ?? 'kakao',
    language: LANGUAGES.find((known) => known === language) ?? null,
    code: search.get('code') ?? '',
    state,
    isCancelled: search.has('error') && !search.has('code'),
  };
}
