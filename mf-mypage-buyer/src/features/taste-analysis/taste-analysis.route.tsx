import { getTasteAnalysis } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import styles from './taste-analysis.module.scss';
import { TasteQuestions } from './taste-questions.tsx';
import { TasteResult } from './taste-result.tsx';

/** 취향 분석: five questions, a profile, and wines that fit it. */
export const Screen = defineScreen(TasteAnalysisScreen, {
  access: ['B2B'],
  data: () => [request(getTasteAnalysis)],
});

function TasteAnalysisScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('taste.title')}</h1>
        <p>{t('taste.lead')}</p>
      </header>
      <Taste />
    </div>
  );
}

function Taste() {
  const { t } = useTranslation('mf-mypage-buyer');
  const taste = useEndpoint(getTasteAnalysis, {});
  const [isAsking, setAsking] = useState(false);

  if (taste.status === 'loading') return <SkeletonText lines={8} />;
  if (taste.status === 'failed') return <LoadFailure title={t('taste.failed')} load={taste} />;
  const { analysis } = taste.data;
  if (analysis === null || isAsking)
    return (
      <TasteQuestions
        answers={analysis?.answers ?? null}
        onDone={() => setAsking(false)}
        onBack={analysis === null ? null : () => setAsking(false)}
      />
    );
  return <TasteResult analysis={analysis} onAgain={() => setAsking(true)} />;
}
