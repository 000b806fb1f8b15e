import { getEstimate } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { EstimatePrintPage, numberSubject, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';

/** 견적서: the answer as a print document. */
export const Screen = defineScreen(EstimatePrintScreen, {
  access: ['SALESPERSON'],
  data: readsOf('mid', getEstimate),
  head: numberSubject('mid'),
});

function EstimatePrintScreen() {
  const { mid = '' } = useParams();
  return <EstimatePrintPage number={mid} back={`${MANAGE_ESTIMATES_PATH}/${mid}`} />;
}
