import { getReceipt, LEDGER_HINTS } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument } from '@vitis/portal/detail';
import { inputOf, readsOf } from '@vitis/portal/documents';
import { useHints } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { RECEIPTS_PATH } from '../../shared/paths.ts';
import { ReceiptPage } from './receipt-page.tsx';

/** One row of the ledger: its wines, the way that they came, and what paid what. */
export const Screen = defineScreen(ReceiptScreen, { access: ['B2B'], data: readsOf('rid', getReceipt) });

function ReceiptScreen() {
  const { rid = '' } = useParams();
  return <ReceiptOf key={rid} id={rid} />;
}

function ReceiptOf({ id }: { id: string }) {
  const receipt = useEndpoint(getReceipt, inputOf(getReceipt, id));
  useHints(LEDGER_HINTS, () => receipt.refresh());
  return (
    <LoadedDocument load={receipt} failed="receipts.failed" texts="receipt" list={RECEIPTS_PATH}>
      {(known) => <ReceiptPage receipt={known} />}
    </LoadedDocument>
  );
}
