import { addDays, type Day, formatNumber, formatPercent, lastValidDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DayField, MessageField, useFormAround } from '@vitis/portal/forms';
import { EditorFoot, TypedSums } from '@vitis/portal/lines';
import { Button, Segmented } from '@vitis/ui';
import { useWatch } from 'react-hook-form';
import styles from './answer.module.scss';
import { type AnswerValues, answerTotals, QUICK_DAYS } from './answer-values.ts';

/** Below the lines: how long the answer holds, what it says, what it adds up to, and the way to send it. */
export function AnswerBottom({ today, onClose }: { today: Day; onClose: () => void }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { form, field } = useFormAround<AnswerValues>();
  const expiredDate = useWatch({ control: form.control, name: 'expiredDate' });
  const quick = QUICK_DAYS.find((days) => addDays(today, days) === expiredDate);

  return (
    <EditorFoot
      sums={<Sums />}
      actions={
        <>
          <Button onClick={onClose}>{t('answer.close')}</Button>
          <Button
            type="submit"
            variant="primary"
            aria-keyshortcuts="Control+Enter"
            loading={form.formState.isSubmitting}
          >
            {t('answer.send')}
          </Button>
        </>
      }
    >
      <div className={styles.expiry}>
        <DayField
          {...field('expiredDate')}
          min={today}
          max={lastValidDay(today)}
          required
          label={t('answer.expiry')}
        />
        <Segmented
          label={t('answer.quickExpiry')}
          value={quick === undefined ? null : String(quick)}
          options={QUICK_DAYS.map((days) => ({ value: String(days), label: t('answer.inDays', { days }) }))}
          onValueChange={(days) =>
            form.setValue('expiredDate', addDays(today, Number(days)), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        />
      </div>
      <MessageField name="responseMessage" label={t('answer.message')} />
    </EditorFoot>
  );
}

function Sums() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { form } = useFormAround<AnswerValues>();
  const { offList, listSupply, ...amounts } = answerTotals(
    useWatch({ control: form.control, name: 'products' }),
  );
  const off = `${formatNumber(offList, language)} (${formatPercent(offList / listSupply, language)})`;
  return (
    <TypedSums
      amounts={amounts}
      before={listSupply === 0 || offList === 0 ? null : { label: t('answer.offList'), value: off }}
    />
  );
}
