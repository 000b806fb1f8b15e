import { getClient } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument } from '@vitis/portal/detail';
import { inputOf, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { userIcon } from '@vitis/ui';
import { RECEIVABLES_PATH } from '../../shared/paths.ts';
import { ClientPage } from './client-page.tsx';

/** 거래처: all that its sales contact knows of a client, on one page. */
export const Screen = defineScreen(ClientScreen, {
  access: ['SALESPERSON'],
  data: readsOf('cid', getClient),
});

function ClientScreen() {
  const { cid = '' } = useParams();
  const client = useEndpoint(getClient, inputOf(getClient, cid));
  return (
    <LoadedDocument
      load={client}
      failed="client.failed"
      texts="client"
      list={RECEIVABLES_PATH}
      icon={userIcon}
    >
      {(of) => <ClientPage key={of.idClient} client={of} refresh={client.refresh} />}
    </LoadedDocument>
  );
}
