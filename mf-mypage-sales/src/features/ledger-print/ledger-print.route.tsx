import { getClientLedger } from '@vitis/contracts';
import { isDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { PrintPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { RECEIVABLES_PATH } from '../../shared/paths.ts';
import { LedgerSheet } from './ledger-sheet.tsx';

/** 거래처원장 on sheets of A4, in Korean whatever the page's language. */
export const Screen = defineScreen(LedgerPrintScreen, { access: ['SALESPERSON'] });

function LedgerPrintScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const [search] = useSearchParams();
  const code = search.get('code')?.slice(0, 64) ?? '';
  const [dateFrom, dateTo] = [search.get('dateFrom'), search.get('dateTo')];
  const days = { ...(isDay(dateFrom) && { dateFrom }), ...(isDay(dateTo) && { dateTo }) };
  const ledger = useEndpoint(getClientLedger, { query: { code, ...days } });
  return (
    <PrintPage
      loaded={ledger}
      failed={t('receivables.ledgerFailed')}
      back={`${RECEIVABLES_PATH}?${new URLSearchParams({ ...days, code })}`}
      reasonNot={() => null}
    >
      {(of, toolbar) => <LedgerSheet ledger={of} toolbar={toolbar} />}
    </PrintPage>
  );
}
