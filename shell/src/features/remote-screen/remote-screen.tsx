import { useLoaderData, useRevalidator } from '@vitis/platform/owner';
import { useLocation } from '@vitis/platform/router';
import { Suspense, use, useEffect, useRef } from 'react';
import type { ScreenData } from '../../federation/screen-source.ts';
import { replayEarlyInput } from '../../shared/early-input.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { TakenOver } from './taken-over.tsx';
import { useNewerPage } from './use-newer-page.ts';

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
  const { pathname } = useLocation();
  const loaded = data?.status === 'hydrating' ? use(data.screen) : data;
  const failure = loaded?.status === 'failed' ? loaded.failure : null;
  const retried = useRef('');
  const retry = () => {
    retried.current = failure?.part ?? '';
    return revalidate();
  };
  useNewerPage(failure, retried.current === failure?.part, retry);
  // Once it is hydrated, or cannot be.
  useEffect(replayEarlyInput, []);

  if (loaded === undefined || loaded.status === 'pending') return <ScreenSkeleton />;
  if (loaded.status === 'failed') return <RemoteFailurePanel failure={loaded.failure} retry={retry} />;
  return (
    <>
      <TakenOver />
      <RemoteBoundary key={loaded.route.path} part={loaded.part} build={loaded.build} address={pathname}>
        <loaded.Screen />
      </RemoteBoundary>
    </>
  );
}
