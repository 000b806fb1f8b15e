import { useHydrating } from '@vitis/ui';
import { usePage } from '../../shared/page-context.ts';
import { DrawnAnew } from './outdated-screen.ts';

/**
 * Refuses to take over what the server has drawn of a member's answers where they are outdated: React draws the boundary
 * around it anew. On its own, since what `useHydrating` tells renders its component again.
 */
export function TakenOver() {
  const { isOutdated } = usePage();
  if (useHydrating() && isOutdated?.()) throw new DrawnAnew();
  return null;
}
