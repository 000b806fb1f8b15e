import { getEstimate, listEstimateRevisions } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument, useEstimate } from '@vitis/portal/detail';
import { numberTitle, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ESTIMATES_PATH } from '../../shared/paths.ts';
import { EstimatePage } from './estimate-page.tsx';

/** One estimate: the answer, its revisions side by side, and what the buyer may do with it. */
export const Screen = defineScreen(EstimateScreen, {
  access: ['B2B'],
  data: readsOf('hid', getEstimate, listEstimateRevisions),
  head: numberTitle('hid'),
});

function EstimateScreen() {
  const { hid = '' } = useParams();
  return <EstimateOf key={hid} number={hid} />;
}

function EstimateOf({ number }: { number: string }) {
  const { estimate, revisions } = useEstimate(number);
  return (
    <LoadedDocument load={estimate} failed="portal.estimates.failed" texts="estimate" list={ESTIMATES_PATH}>
      {(known) => <EstimatePage estimate={known} revisions={revisions} />}
    </LoadedDocument>
  );
}
