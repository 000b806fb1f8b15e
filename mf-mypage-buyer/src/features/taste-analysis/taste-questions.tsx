import {
  analyseTaste,
  getTasteAnalysis,
  TASTE_ANSWERS,
  type TasteAnswers,
  type TasteQuestion,
} from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { Button, RadioGroup } from '@vitis/ui';
import { type FormEvent, useState } from 'react';
import styles from './taste-analysis.module.scss';

const QUESTIONS = Object.keys(TASTE_ANSWERS) as TasteQuestion[];

interface Props {
  /** What was answered before. */
  answers: TasteAnswers | null;
  onDone: () => void;
  onBack: (() => void) | null;
}

const isWhole = (answers: Partial<TasteAnswers>): answers is TasteAnswers =>
  QUESTIONS.every((question) => answers[question] !== undefined);

/** Five questions about things of every day. */
export function TasteQuestions({ answers, onDone, onBack }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const [given, setGiven] = useState<Partial<TasteAnswers>>(answers ?? {});
  const [isTried, setTried] = useState(false);
  const { run, busy } = useSettledCommand(analyseTaste, { refreshes: [getTasteAnalysis] });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole(given)) return;
    const { kind } = await run({ body: { answers: given } });
    if (kind === 'done') onDone();
  };

  return (
    <form className={styles.questions} noValidate onSubmit={(event) => void send(event)}>
      {QUESTIONS.map((question) => (
        <RadioGroup
          key={question}
          className={styles.question}
          layout="cards"
          label={t(`taste.questions.${question}`)}
          options={TASTE_ANSWERS[question].map((value) => ({
            value,
            label: t(`taste.answers.${question}.${value}`),
          }))}
          value={given[question] ?? ''}
          onValueChange={(value) => setGiven((all) => ({ ...all, [question]: value }))}
          error={isTried && given[question] === undefined ? t('taste.choose') : undefined}
        />
      ))}
      <div className={styles.buttons}>
        {onBack ? <Button onClick={onBack}>{t('taste.back')}</Button> : null}
        <Button variant="primary" size="large" type="submit" loading={busy}>
          {t('taste.send')}
        </Button>
      </div>
    </form>
  );
}
