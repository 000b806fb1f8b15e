import { getEstimate, listEstimateRevisions } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument, useEstimate } from '@vitis/portal/detail';
import { readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';
import { EstimatePage } from './estimate-page.tsx';

/** One estimate of a client: read it, compare its revisions, answer it, cancel it. */
export const Screen = defineScreen(EstimateAnswerScreen, {
  access: ['SALESPERSON'],
  data: readsOf('mid', getEstimate, listEstimateRevisions),
});

function EstimateAnswerScreen() {
  const { mid = '' } = useParams();
  return <EstimateOf key={mid} number={mid} />;
}

function EstimateOf({ number }: { number: string }) {
  const { estimate, revisions } = useEstimate(number);
  return (
    <LoadedDocument
      load={estimate}
      failed="portal.estimates.failed"
      texts="estimate"
      list={MANAGE_ESTIMATES_PATH}
    >
      {(known) => <EstimatePage estimate={known} revisions={revisions} />}
    </LoadedDocument>
  );
}
