import { createContext, use } from 'react';

/** Whether a screen stands at an address of the product: not at one whose screen is still to come, or that nobody owns. */
export type IsOpen = (address: string) => boolean;

/** Set by the shell, which knows all screens; without it every address is open. */
export const OpenAddresses = createContext<IsOpen>(() => true);

/**
 * Tells which addresses a link may lead to. `Link` and the links of the controls ask by themselves; a list of links asks
 * before it makes an entry.
 */
export const useIsOpen = (): IsOpen => use(OpenAddresses);
