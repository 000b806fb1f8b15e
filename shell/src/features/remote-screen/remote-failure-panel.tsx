import type { RemoteFailure } from '../../federation/remote-failure.ts';

interface Props {
  failure: RemoteFailure;
  retry: () => void;
}

/** Says that this part of the page is missing, and offers to try again. */
export function RemoteFailurePanel({ failure, retry }: Props) {
  return (
    <section role="alert" data-remote-failure>
      <p>{failure.message}</p>
      <button type="button" onClick={retry}>
        retry
      </button>
    </section>
  );
}
