import { getClientLedger } from '@vitis/contracts';
import { isDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { PrintPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { PrintMissing } from '@vitis/ui/documents';
import { RECEIVABLES_PATH } from '../../shared/paths.ts';
import { LedgerSheet } from './ledger-sheet.tsx';

/** 거래처원장 on sheets of A4, in Korean whatever the page's language. */
export const Screen = defineScreen(LedgerPrintScreen, { access: ['SALESPERSON'] });

function LedgerPrintScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const [search] = useSearchParams();
  const code = search.get('code')?.trim().slice(0, 64) ?? '';
  const [dateFrom, dateTo] = [search.get('dateFrom'), search.get('dateTo')];
  const days = { ...(isDay(dateFrom) && { dateFrom }), ...(isDay(dateTo) && { dateTo }) };
  const ledger = useEndpoint(getClientLedger, code === '' ? null : { query: { code, ...days } });
  if (code === '')
    return (
      <PrintMissing
        reason={t('receivables.chooseClient')}
        back={{ label: t('portal.print.toDocument'), href: RECEIVABLES_PATH }}
      />
    );
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
