import { useRouteError } from '@vitis/platform/owner';

/** What a person sees when a route fails. */
export function ErrorPage() {
  const error = useRouteError();
  return <p role="alert">{String(error)}</p>;
}
