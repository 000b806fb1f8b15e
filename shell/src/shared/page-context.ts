import type { PageRegistry } from '@vitis/contracts/registry';
import type { UserInfo } from '@vitis/platform';
import { createContext, use } from 'react';

/** What the page was started with, for the shell's own features. */
export interface PageInfo {
  registry: PageRegistry;
  /** Where released files are; the gateway itself where it is left out. */
  filesAt?: string | undefined;
  /** Whom the server has rendered it for, screen and frame, where its first screen is a member's. */
  renderedFor?: UserInfo | undefined;
  /** Whether the device shows something else of that screen by now than the server has drawn; never on the server. */
  isOutdated?: (() => boolean) | undefined;
}

export const PageContext = createContext<PageInfo | null>(null);

/** The page's registry; only inside the shell's own tree. */
export function usePage(): PageInfo {
  const page = use(PageContext);
  if (page === null) throw new Error('The page has not been started');
  return page;
}
