import type { OrderFormSummary } from '@vitis/contracts';
import { lazyComponent, Skeleton } from '@vitis/ui';
import type { ClientCreditsProps } from '../../shared/client-credit.tsx';

/** Only who confirms several at once wants it: the list comes without. */
const clientCredits = lazyComponent<ClientCreditsProps>(() =>
  import(/* webpackChunkName: "client-credit" */ '../../shared/client-credit.tsx').then(
    ({ ClientCredits }) => ClientCredits,
  ),
);

/** The credit of the clients whose orders are confirmed together. */
export function CreditOfRows({ rows }: { rows: readonly OrderFormSummary[] }) {
  const { Component: ClientCredits, failure } = clientCredits.use('now');
  if (ClientCredits !== null) return <ClientCredits idClients={rows.map(({ idClient }) => idClient)} />;
  return failure === null ? <Skeleton shape="block" height={58} /> : null;
}
