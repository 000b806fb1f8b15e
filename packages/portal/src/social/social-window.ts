import type { SocialProvider } from '@vitis/contracts';
import { SOCIAL_POPUP_SIZES } from '@vitis/domain';
import { openPopup } from './popup-window.ts';

const POPUPS: Readonly<Record<SocialProvider, keyof typeof SOCIAL_POPUP_SIZES>> = {
  kakao: 'tall',
  naver: 'tall',
  facebook: 'wide',
  google: 'tall',
  apple: 'wide',
};

/** Where a page that left for a provider is to go on; a pop-up's has nothing to remember. */
const KEY = 'vitis-social-return';

function store(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // Storage is closed in some private windows: the person goes on at the home page.
  }
}

/** The address that a provider is to lead back to: Kakao's own, the site root for the others. */
export const returnAddressOf = (provider: SocialProvider): string =>
  `${location.origin}/${provider === 'kakao' ? 'oauth2/kakao' : ''}`;

export interface SocialWindow {
  isPopup: boolean;
  /** Leads to the provider; this very page where there is no pop-up, which goes on at `returnTo` afterwards. */
  goTo: (address: string, returnTo: string) => void;
  /** Leads this page there, for who sees no pop-up. */
  goHere: (address: string, returnTo: string) => void;
  close: () => void;
}

/** Opens the pop-up of a provider, in the moment of the press; where there is none, this very page goes there. */
export function openSocialWindow(provider: SocialProvider): SocialWindow {
  // A pop-up begins with a copy of what is stored here.
  store((storage) => storage.removeItem(KEY));
  const popup = openPopup({ name: 'vitis-social', ...SOCIAL_POPUP_SIZES[POPUPS[provider]] });
  const goHere = (address: string, returnTo: string) => {
    popup?.close();
    store((storage) => storage.setItem(KEY, returnTo));
    location.assign(address);
  };
  return {
    isPopup: popup !== null,
    goHere,
    goTo: (address, returnTo) => {
      if (popup === null || popup.closed) return goHere(address, returnTo);
      popup.location.replace(address);
      popup.focus();
    },
    close: () => popup?.close(),
  };
}

/** Where this page goes on after its way to a provider, once; null in a pop-up. */
export function takeReturnTo(): string | null {
  let kept: string | null = null;
  store((storage) => {
    kept = storage.getItem(KEY);
    storage.removeItem(KEY);
  });
  return kept;
}
