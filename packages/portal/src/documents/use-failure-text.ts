import { $online, type ApiFailure, useStore } from '@vitis/platform';

/**
 * Why something could not be loaded, for its reader.
 *
 * @param error what the call came back with; none where it was no call (code that did not come)
 * @param texts what is said of anything but a refusal: with a network, and without one
 */
export function useFailureText(
  error: ApiFailure | null | undefined,
  texts: { failed: string; offline: string },
): string {
  const isOnline = useStore($online);
  if (error?.isRefusal) return error.message;
  return isOnline ? texts.failed : texts.offline;
}
