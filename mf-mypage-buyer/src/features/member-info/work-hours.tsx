import {
  type BodyOf,
  BUSINESS_DAYS,
  deleteBusinessDays,
  getMe,
  type Me,
  saveBusinessDays,
  saveBusinessDaysInput,
} from '@vitis/contracts';
import { addDays, weekdayName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { useClearedOnClose, useDraft, useFormDraft, useSchemaForm } from '@vitis/portal/forms';
import { Button, Checkbox, TextInput } from '@vitis/ui';
import { useState } from 'react';
import * as v from 'valibot';
import styles from './member-info.module.scss';
import { Saved } from './saved.tsx';

type Sales = NonNullable<Me['sales']>;
type Body = BodyOf<typeof saveBusinessDays>;
/** As the fields have them: no hour is an empty text. */
type Values = Record<Exclude<keyof Body, 'idBusinessDayList'>, string> & { idBusinessDayList: string[] };

const SPANS = [
  ['weekday', 'weekdayStartTime', 'weekdayEndTime'],
  ['weekend', 'weekendStartTime', 'weekendEndTime'],
  ['holiday', 'holidayStartTime', 'holidayEndTime'],
] as const;

/** Some Sunday: the days of the list are counted from it. */
const SUNDAY = '2026-11-22';

const NO_DAYS: Values = {
  weekdayStartTime: '',
  weekdayEndTime: '',
  weekendStartTime: '',
  weekendEndTime: '',
  holidayStartTime: '',
  holidayEndTime: '',
  idBusinessDayList: [],
};

/** A draft of hours: with a day, by which the others are known. */
const SAMPLE: Values = { ...NO_DAYS, idBusinessDayList: ['1'] };

const startOf = ({ hours, idBusinessDayList }: Pick<Sales, 'hours' | 'idBusinessDayList'>): Values => ({
  ...NO_DAYS,
  ...Object.fromEntries(Object.entries(hours).map(([name, time]) => [name, time ?? ''])),
  idBusinessDayList: idBusinessDayList.map(String),
});

const bodyOf = ({ idBusinessDayList, ...times }: Values) => ({
  ...Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time === '' ? null : time])),
  idBusinessDayList: idBusinessDayList.map(Number),
});

const schema = v.pipe(
  v.custom<Values>(() => true),
  v.transform(bodyOf),
  saveBusinessDaysInput().body,
);

/** Days and hours at which clients reach their sales contact. */
export function WorkHours({ sales }: { sales: Sales }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [isSaved, setSaved] = useState(false);
  const typed = useSchemaForm<Values, Body>({
    schema: schema as unknown as v.GenericSchema<unknown, Body>,
    start: startOf(sales),
    labels: (code) => t(`memberInfo.issues.${code}`, t('memberInfo.issues.OTHER')),
  });
  const { form, field, element, submit, showErrors } = typed;
  const place = useDraft('business days');
  const draft = useFormDraft(typed, place, SAMPLE);
  useClearedOnClose(place);
  const save = useSettledCommand(saveBusinessDays, { refreshes: [getMe], fields: Object.keys(NO_DAYS) });
  const clear = useSettledCommand(deleteBusinessDays, { refreshes: [getMe] });
  const send = submit(async (body) => {
    setSaved(false);
    const outcome = await save.run({ body });
    if (outcome.kind === 'refused') showErrors(outcome.fields);
    if (outcome.kind === 'done') {
      form.reset(form.getValues());
      draft.clear();
    }
    setSaved(outcome.kind === 'done');
  });
  const forget = async () => {
    setSaved(false);
    const outcome = await clear.run({});
    if (outcome.kind !== 'done') return;
    form.reset(NO_DAYS);
    draft.clear();
    setSaved(true);
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      <fieldset className={styles.days}>
        <legend>{t('memberInfo.work.days')}</legend>
        {BUSINESS_DAYS.map((day) => (
          <Checkbox
            key={day}
            {...form.register('idBusinessDayList')}
            value={String(day)}
            label={weekdayName(addDays(SUNDAY, day), language)}
          />
        ))}
      </fieldset>
      {SPANS.map(([span, from, to]) => (
        <fieldset key={span} className={styles.span}>
          <legend>{t(`memberInfo.work.${span}`)}</legend>
          <TextInput {...field(from)} type="time" label={t('memberInfo.work.from')} />
          <TextInput {...field(to)} type="time" label={t('memberInfo.work.to')} />
        </fieldset>
      ))}
      <div className={styles.buttons}>
        <Button variant="quiet" loading={clear.busy} onClick={() => void forget()}>
          {t('memberInfo.work.clear')}
        </Button>
        <Button type="submit" loading={save.busy}>
          {t('memberInfo.work.save')}
        </Button>
      </div>
      <Saved when={isSaved} />
    </form>
  );
}
