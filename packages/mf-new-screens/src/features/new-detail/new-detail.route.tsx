import { getOrderForm } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useParams } from '@vitis/platform/router';
import { DetailPage, DocumentState, LoadedDocument, PlainLines } from '@vitis/portal/detail';
import { inputOf, numberTitle } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { DocumentHead } from '@vitis/ui/documents';

/** One document: which it is, how it stands, and what is in it. */
export const Screen = defineScreen(Detail, {
  access: ['B2B'],
  data: ({ params }) => [request(getOrderForm, inputOf(getOrderForm, params.number))],
  head: numberTitle('number'),
});

function Detail() {
  const { number } = useParams();
  const load = useEndpoint(getOrderForm, inputOf(getOrderForm, number));
  return (
    <LoadedDocument
      load={load}
      failed="portal.document.failed"
      texts="portal.document"
      list="/its-path/detail"
    >
      {(document) => (
        <DetailPage>
          <DocumentHead
            number={document.orderFormNumber}
            state={<DocumentState kind="orderForm" status={document.status} reader="buyer" />}
            actions={null}
          />
          <PlainLines document={document} />
        </DetailPage>
      )}
    </LoadedDocument>
  );
}
