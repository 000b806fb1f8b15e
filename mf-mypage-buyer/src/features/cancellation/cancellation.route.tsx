import { getCancellation } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument } from '@vitis/portal/detail';
import { inputOf, numberTitle, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { CANCELLATIONS_PATH } from '../../shared/paths.ts';
import { CancellationPage } from './cancellation-page.tsx';

/** One estimate or order that was called off. */
export const Screen = defineScreen(CancellationScreen, {
  access: ['B2B'],
  data: readsOf('cid', getCancellation),
  head: numberTitle('cid'),
});

function CancellationScreen() {
  const { cid = '' } = useParams();
  return <CancellationOf key={cid} number={cid} />;
}

function CancellationOf({ number }: { number: string }) {
  const cancellation = useEndpoint(getCancellation, inputOf(getCancellation, number));
  return (
    <LoadedDocument
      load={cancellation}
      failed="portal.list.failed"
      texts="cancellation"
      list={CANCELLATIONS_PATH}
    >
      {(known) => <CancellationPage cancellation={known} />}
    </LoadedDocument>
  );
}
