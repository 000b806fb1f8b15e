import { getAccount, matchPassword, matchPasswordInput } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { useFocusOn, useSchemaForm } from '@vitis/portal/forms';
import { Button, Notice, Panel, TextInput } from '@vitis/ui';
import { checkedFor } from '../../shared/own-data/paths.ts';
import styles from './member-info.module.scss';

const start = { password: '' };
const { body: schema } = matchPasswordInput();

/** Asks for the password before anything of a member is shown. */
export function PasswordCheck() {
  const { t } = useTranslation('mf-mypage-buyer');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = checkedFor(search);
  const { form, field, element, submit } = useSchemaForm<typeof start, typeof start>({
    schema,
    start,
    labels: () => t('memberInfo.issues.REQUIRED'),
  });
  const { run, busy, refusal } = useSettledCommand(matchPassword, {
    refreshes: [getAccount],
    tells: ['refused'],
    onDone: () => {
      if (returnTo !== null) void navigate(returnTo, { replace: true });
    },
  });
  const box = useFocusOn(refusal);
  const send = submit(async (body) => {
    const outcome = await run({ body });
    if (outcome.kind === 'refused') form.resetField('password');
  });
  return (
    <Panel title={t('memberInfo.check.title')}>
      <form
        ref={element}
        className={styles.form}
        method="post"
        noValidate
        aria-label={t('memberInfo.check.title')}
        onSubmit={send}
      >
        <p className={styles.lead}>{t('memberInfo.check.text')}</p>
        {refusal ? (
          <div ref={box} tabIndex={-1} role="alert">
            <Notice tone="bad" title={refusal.message} />
          </div>
        ) : null}
        <TextInput
          {...field('password')}
          label={t('memberInfo.password.current')}
          autoComplete="current-password"
          required
          reveal={{ show: t('memberInfo.password.show'), hide: t('memberInfo.password.hide') }}
        />
        <Button type="submit" variant="primary" wide loading={busy}>
          {t('memberInfo.check.send')}
        </Button>
      </form>
    </Panel>
  );
}
