import { listScheduledDeliveries } from '@vitis/contracts';
import { isDay, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { PrintPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { SCHEDULE_PATH } from '../../shared/paths.ts';
import { RoundSheet } from './round-sheet.tsx';
import { roundsOf } from './rounds.ts';

/** 상차 목록 and 배송 순서 of a day on sheets of A4, in Korean whatever the page's language. */
export const Screen = defineScreen(RoundPrintScreen, { access: ['SALESPERSON'] });

function RoundPrintScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const [search] = useSearchParams();
  const named = search.get('date');
  const day = isDay(named) ? named : seoulDay(serverNow());
  const list = useEndpoint(listScheduledDeliveries, { query: { dateFrom: day, dateTo: day, all: true } });
  return (
    <PrintPage
      loaded={list}
      failed={t('schedule.failed')}
      back={`${SCHEDULE_PATH}?day=${day}`}
      reasonNot={({ _embedded }) => (roundsOf(_embedded.items).length === 0 ? t('schedule.noRound') : null)}
    >
      {({ _embedded }, toolbar) => (
        <RoundSheet day={day} rounds={roundsOf(_embedded.items)} toolbar={toolbar} />
      )}
    </PrintPage>
  );
}
