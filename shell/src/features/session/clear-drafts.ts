import { isDraftKeyOf } from '@vitis/domain';

/**
 * Removes what a member has typed in this window and not sent. The screens that wrote it need not have been opened since
 * the page was loaded, so that they cannot do it themselves.
 */
export function clearDrafts(idUser: number): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isDraftKeyOf(idUser)))
      sessionStorage.removeItem(key);
  } catch {
    // Storage is closed in some webviews: then nothing lies there.
  }
}
