import { StatusScreen } from './status-screen.tsx';

/** No part owns this address. */
export function NotFoundScreen() {
  return <StatusScreen status={404} />;
}
