import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';
import { OFFLINE_PAGE_PATH } from '@vitis/contracts/service-worker';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES } from '../shared/kept-on-device.ts';

/** Milliseconds without an answer after which a line counts as none: whoever waits for it sees a white page. */
const PATIENCE_MS = 10_000;

/** Addresses below which there are no pages, and files at the root. */
const NO_PAGE = /^\/(?:api|dev|files|health|r|socket\.io)\/|\.[a-z]+$/;

/** Address of the kept page in a language. */
export const keptPageAddress = (language: Language): string => `${OFFLINE_PAGE_PATH}?lang=${language}`;

/** The page without content in the address's language, or in the one that was read last; undefined where none is kept. */
async function keptPage({ pathname, searchParams }: URL): Promise<Response | undefined> {
  if (NO_PAGE.test(pathname)) return undefined;
  const asked = searchParams.get('lang');
  const language = LANGUAGES.find((one) => one === asked) ?? DEFAULT_LANGUAGE;
  const cache = await caches.open(CACHES.page);
  const inLanguage = await cache.match(keptPageAddress(language), { ignoreVary: true });
  if (inLanguage !== undefined) return inLanguage;
  const [any] = await cache.keys();
  return any && cache.match(any, { ignoreVary: true });
}

/** The page from the network; without one, the kept page, which reads the address and draws its screen itself. */
class NetworkOrKeptPage extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const page = handler.fetch(request);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Response>((resolve) => {
      const standIn = () => keptPage(url).catch(() => undefined);
      timer = setTimeout(() => resolve(standIn().then((kept) => kept ?? page)), PATIENCE_MS);
    });
    late.catch(() => {});
    try {
      return await Promise.race([page, late]);
    } catch (error) {
      const kept = await keptPage(url);
      if (kept === undefined) throw error;
      return kept;
    } finally {
      clearTimeout(timer);
    }
  }
}

export const isNavigation = ({ request }: { request: Request }): boolean => request.mode === 'navigate';

export const pages = new NetworkOrKeptPage();
