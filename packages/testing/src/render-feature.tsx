import { configure, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { LANGUAGES, type Language } from '@vitis/contracts';
import { type PlatformEvent, type PlatformEvents, subscribe, type UserInfo } from '@vitis/platform';
import {
  createMemoryRouter,
  joinTabs,
  languageStore,
  OpenAddresses,
  onlineStore,
  provideSessionCommands,
  RouterProvider,
  sessionStore,
} from '@vitis/platform/owner';
import { ScreenFrame } from '@vitis/portal/remote';
import { readTexts } from '@vitis/tooling/texts';
import { createInstance, type TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { SWRConfig } from 'swr';
import { people } from './builders/member.ts';
import { type FakeAnswer, fakeProvider, type SentCall } from './fake-provider.ts';

// A busy machine is slow: only what will never be there is given up.
configure({ asyncUtilTimeout: 10_000 });

export interface RenderFeatureOptions {
  /** Part whose texts are used: `mf-catalog`. */
  part: string;
  as?: keyof typeof people | UserInfo;
  language?: Language;
  /** Route that the feature stands on, in the router's notation, and the address that is open. */
  route?: string;
  path?: string;
  /** What the provider says; each answer is checked against its contract. A call without one fails the test. */
  answers?: readonly FakeAnswer[];
  /** Who a token belongs to when the screen signs in; null: the provider refuses it. */
  signsInAs?: keyof typeof people | null;
  /** Which addresses have a screen already; all of them unless told. */
  isOpen?: (address: string) => boolean;
}

export interface RenderedFeature extends RenderResult {
  user: UserEvent;
  /** The part's texts, so that a test never types a label again. */
  t: TFunction;
  /** Calls that were made so far. */
  calls: readonly SentCall[];
  /** Where the person is now: path and query. */
  address: () => string;
}

let tokens = 0;

/** A token of its own that any client takes for valid for an hour; only a provider could tell that nobody signed it. */
function unsignedToken(): string {
  tokens += 1;
  const claims = { exp: Math.floor(Date.now() / 1000) + 3600, jti: String(tokens) };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.test`;
}

/**
 * Makes somebody the one who is signed in on this page, with the token that they have come with where there is one; null:
 * nobody. For tests of what lives beside the screens.
 */
export function signInAs(user: UserInfo | null): void {
  const state = sessionStore.get();
  const token = state.status === 'signing-in' ? state.token : unsignedToken();
  sessionStore.set(user === null ? { status: 'guest' } : { status: 'signed-in', session: { token, user } });
}

/** Makes somebody come with a token on this page whose session the shell has not checked yet. */
export function arriveWithToken(): void {
  sessionStore.set({ status: 'signing-in', token: unsignedToken() });
}

/** The device has lost its network, or has it again, as the shell tells every part. */
export const setOnline = (isOnline: boolean) => onlineStore.set(isOnline);

/** Publishes a fact in another tab of this browser; settles once this page has heard of it. */
export async function publishInOtherTab<E extends PlatformEvent>(
  event: E,
  fact: PlatformEvents[E],
): Promise<void> {
  const leaveTabs = joinTabs();
  const otherTab = new BroadcastChannel('vitis-events');
  const heard = Promise.withResolvers<void>();
  const end = subscribe(event, () => heard.resolve());
  otherTab.postMessage({ event, fact });
  await heard.promise;
  end();
  otherTab.close();
  leaveTabs();
}

/** Renders a feature the way the shell would: texts, cache, router and session around it, a provider behind it. */
export async function renderFeature(
  feature: ReactNode,
  options: RenderFeatureOptions,
): Promise<RenderedFeature> {
  const language = options.language ?? LANGUAGES[0];
  const user = typeof options.as === 'object' ? options.as : people[options.as ?? 'guest'];
  languageStore.set(language);
  signInAs(user);
  const known = people[options.signsInAs ?? 'buyer'];
  provideSessionCommands({
    signIn: async (token) => {
      const accepted = options.signsInAs !== null && known !== null;
      sessionStore.set(
        accepted ? { status: 'signed-in', session: { token, user: known } } : { status: 'guest' },
      );
      return accepted;
    },
    signOut: async () => sessionStore.set({ status: 'guest' }),
  });
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { [options.part]: readTexts(options.part, language) } },
    defaultNS: options.part,
    interpolation: { escapeValue: false },
  });
  const calls = fakeProvider(options.answers ?? []);
  const router = createMemoryRouter(
    [
      {
        path: options.route ?? '*',
        element: <ScreenFrame remote={options.part}>{feature}</ScreenFrame>,
      },
      { path: '*', element: null },
    ],
    { initialEntries: [options.path ?? '/'] },
  );
  const result = render(
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
        <OpenAddresses value={options.isOpen ?? (() => true)}>
          <RouterProvider router={router} />
        </OpenAddresses>
      </SWRConfig>
    </I18nextProvider>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    t: i18n.getFixedT(language, options.part),
    calls,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
