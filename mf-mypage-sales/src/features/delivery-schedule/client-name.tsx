import type { DeliveryInfo } from '@vitis/contracts';
import { clientAddress } from '@vitis/domain';
import { TextLink } from '@vitis/ui';

/** Whose stop it is, as the way to their page; a provider of before names no client by number. */
export function ClientName({ idClient, clientName }: Pick<DeliveryInfo, 'idClient' | 'clientName'>) {
  if (idClient === null) return clientName;
  return (
    <TextLink variant="quiet" draggable={false} href={clientAddress(idClient)}>
      {clientName}
    </TextLink>
  );
}
