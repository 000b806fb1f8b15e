import type { OrderFormSummary } from '@vitis/contracts';
import { LazyPlace } from '@vitis/portal/documents';
import { lazyComponent } from '@vitis/ui';
import type { ClientCreditsProps } from '../../shared/client-credit.tsx';

/** Only who confirms several at once wants it: the list comes without. */
const clientCredits = lazyComponent<ClientCreditsProps>(() =>
  import(/* webpackChunkName: "client-credit" */ '../../shared/client-credit.tsx').then(
    ({ ClientCredits }) => ClientCredits,
  ),
);

/** The credit of the clients whose orders are confirmed together. */
export function CreditOfRows({ rows }: { rows: readonly OrderFormSummary[] }) {
  return (
    <LazyPlace lazy={clientCredits} props={{ idClients: rows.map(({ idClient }) => idClient) }} height={58} />
  );
}
