import { useLoaderData, useRevalidator } from '@vitis/platform/owner';
import type { LoadedScreen } from '../../app/screen-source.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** The place of a remote's screen: pending → failed → the screen inside its own boundary. */
export function RemoteScreen() {
  const loaded = useLoaderData() as LoadedScreen | undefined;
  const { revalidate } = useRevalidator();

  if (loaded === undefined || loaded.status === 'pending') return <ScreenSkeleton />;
  if (loaded.status === 'failed')
    return <RemoteFailurePanel failure={loaded.failure} retry={() => void revalidate()} />;
  return (
    <RemoteBoundary key={loaded.route.path} part={loaded.part}>
      <loaded.Screen />
    </RemoteBoundary>
  );
}
