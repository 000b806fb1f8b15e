import { useLoaderData, useRevalidator } from '@vitis/platform/owner';
import { Suspense, use } from 'react';
import type { ScreenData } from '../../app/screen-source.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** The place of a remote's screen. Its boundary lets the frame around it hydrate first. */
export function RemoteScreen() {
  const data = useLoaderData() as ScreenData | undefined;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <ShownScreen data={data} />
    </Suspense>
  );
}

/** Pending → failed → the screen inside its own error boundary. */
function ShownScreen({ data }: { data: ScreenData | undefined }) {
  const { revalidate } = useRevalidator();
  const loaded = data?.status === 'hydrating' ? use(data.screen) : data;

  if (loaded === undefined || loaded.status === 'pending') return <ScreenSkeleton />;
  if (loaded.status === 'failed') {
    return <RemoteFailurePanel failure={loaded.failure} retry={() => void revalidate()} />;
  }
  return (
    <RemoteBoundary key={loaded.route.path} part={loaded.part}>
      <loaded.Screen />
    </RemoteBoundary>
  );
}
