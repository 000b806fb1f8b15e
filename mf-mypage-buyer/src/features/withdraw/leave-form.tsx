import {
  type BodyOf,
  getLeaveCheck,
  LEAVE_COMMENT_LIMIT,
  LEAVE_REASONS,
  leaveUser,
  leaveUserInput,
} from '@vitis/contracts';
import { confirm, signOut } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { withLanguage } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { useFocusOn, useSchemaForm } from '@vitis/portal/forms';
import { Button, Checkbox, Notice, Panel, RadioGroup, TextArea, TextInput } from '@vitis/ui';
import { WITHDRAWAL_COMPLETE_PATH } from '../../shared/own-data/paths.ts';
import styles from './withdraw.module.scss';

type Body = BodyOf<typeof leaveUser>;
interface Values {
  leaveReason: string;
  leaveComment: string;
  leaveTerms: boolean;
  password: string;
}

const start: Values = { leaveReason: '', leaveComment: '', leaveTerms: false, password: '' };
const { body: schema } = leaveUserInput();

/** Reason, agreement and password of somebody who leaves; asked once more before it is done. */
export function LeaveForm() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { form, field, element, submit, errorOf, showErrors } = useSchemaForm<Values, Body>({
    schema,
    start,
    labels: (code, name) =>
      t(`withdraw.issues.${name}`, t(`memberInfo.issues.${code}`, t('memberInfo.issues.OTHER'))),
  });
  const { run, busy, refusal } = useSettledCommand(leaveUser, {
    refreshes: [getLeaveCheck],
    tells: ['refused'],
    fields: Object.keys(start),
  });
  const box = useFocusOn(refusal);
  const send = submit(async (body) => {
    const agrees = await confirm(t('withdraw.question'), { accept: t('withdraw.send') });
    if (!agrees) return;
    const outcome = await run({ body });
    if (outcome.kind === 'refused')
      showErrors(
        outcome.problem?.code === 'PASSWORD_WRONG' ? { password: outcome.problem.message } : outcome.fields,
      );
    if (outcome.kind !== 'done') return;
    await signOut();
    location.assign(String(withLanguage(WITHDRAWAL_COMPLETE_PATH, language)));
  });
  const reasons = LEAVE_REASONS.map((value) => ({ value, label: t(`withdraw.reasons.${value}`) }));
  return (
    <Panel title={t('withdraw.form')}>
      <form ref={element} className={styles.form} method="post" noValidate onSubmit={send}>
        {refusal && refusal.code !== 'PASSWORD_WRONG' ? (
          <div ref={box} tabIndex={-1} role="alert">
            <Notice tone="bad" title={refusal.message} />
          </div>
        ) : null}
        <RadioGroup
          {...form.register('leaveReason')}
          label={t('withdraw.reason')}
          layout="stack"
          options={reasons}
          error={errorOf('leaveReason')}
        />
        <TextArea
          {...field('leaveComment')}
          label={t('withdraw.comment')}
          rows={3}
          maxLength={LEAVE_COMMENT_LIMIT}
        />
        <Checkbox
          {...form.register('leaveTerms')}
          label={t('withdraw.agree')}
          error={errorOf('leaveTerms')}
        />
        <TextInput
          {...field('password')}
          label={t('memberInfo.password.current')}
          autoComplete="current-password"
          required
          reveal={{ show: t('memberInfo.password.show'), hide: t('memberInfo.password.hide') }}
        />
        <Button type="submit" variant="danger" wide loading={busy}>
          {t('withdraw.send')}
        </Button>
      </form>
    </Panel>
  );
}
