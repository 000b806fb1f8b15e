import { ESTIMATE_STATUSES } from '@vitis/contracts';
import { seoulDay, statusLabel } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { defineScreen } from '@vitis/portal/remote';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';
import { sampleState } from '../../shared/sample-document.ts';
import { SamplePage } from '../../shared/sample-page.tsx';
import { EstimatePage } from './estimate-page.tsx';
import { sampleEstimate, sampleRevisions } from './estimate-sample.ts';

/** A sample estimate in each stored state, drawn by the screen of the real ones. Nothing is asked and nothing is sent. */
export const Screen = defineScreen(EstimateSampleScreen, { access: ['SALESPERSON'] });

function EstimateSampleScreen() {
  const language = useLanguage();
  const state = sampleState(useParams().status, ESTIMATE_STATUSES);
  const estimate = state && sampleEstimate(state, seoulDay(serverNow()));
  return (
    <SamplePage
      list={MANAGE_ESTIMATES_PATH}
      labels={ESTIMATE_STATUSES.map((status) => statusLabel('estimate', status, language))}
      current={state && ESTIMATE_STATUSES.indexOf(state)}
    >
      {estimate ? (
        <EstimatePage
          key={state}
          isSample
          estimate={estimate}
          revisions={{
            status: 'ready',
            data: { _embedded: { items: sampleRevisions(estimate) } },
            error: undefined,
            isRefreshing: false,
            isStale: false,
            refresh: () => {},
          }}
        />
      ) : null}
    </SamplePage>
  );
}
