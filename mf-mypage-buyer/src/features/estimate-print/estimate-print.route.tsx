import { getEstimate } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { EstimatePrintPage, numberSubject, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ESTIMATES_PATH } from '../../shared/paths.ts';

/** 견적서: the answer as a print document. */
export const Screen = defineScreen(EstimatePrintScreen, {
  access: ['B2B'],
  data: readsOf('hid', getEstimate),
  head: numberSubject('hid'),
});

function EstimatePrintScreen() {
  const { hid = '' } = useParams();
  return <EstimatePrintPage number={hid} back={`${ESTIMATES_PATH}/${hid}`} />;
}
