import type { Role } from '@vitis/contracts';
import { type FrameEntries, frameEntries } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';

const NOBODY: readonly Role[] = [];

/** Parts of the frame that the person may see. While it is not known who that is, a guest's. */
export function useFrameEntries(): FrameEntries {
  return frameEntries(useStore($user)?.roles ?? NOBODY);
}
