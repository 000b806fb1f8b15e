import {
  type BodyOf,
  type BusinessClient,
  changeBusinessClient,
  changeBusinessClientInput,
  getAccount,
  getBusinessClient,
  getMe,
} from '@vitis/contracts';
import { formatBusinessNumber } from '@vitis/domain';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useCommand } from '@vitis/portal/commands';
import { useFocusOn, useLeaveGuard } from '@vitis/portal/forms';
import { Button, ButtonLink, DescriptionList, Notice, Panel, TextInput } from '@vitis/ui';
import { CLIENT_INFO_PATH } from '../../shared/own-data/paths.ts';
import { useOwnForm } from '../../shared/own-data/use-own-form.ts';
import styles from './client-edit.module.scss';

type Body = BodyOf<typeof changeBusinessClient>;

const { body: schema } = changeBusinessClientInput();

const FIELDS = [
  { name: 'taxEmail', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: true },
  { name: 'postalCode', type: 'text', autoComplete: 'postal-code', required: true },
  { name: 'address1', type: 'text', autoComplete: 'address-line1', required: true },
  { name: 'address2', type: 'text', autoComplete: 'address-line2', required: false },
] as const;

const startOf = (client: BusinessClient): Body => ({
  taxEmail: client.taxEmail ?? '',
  phone: client.phone ?? '',
  postalCode: client.postalCode ?? '',
  address1: client.address1 ?? '',
  address2: client.address2 ?? '',
});

/** What a buyer may change of the company. What is typed waits in the window, over the end of a session, too. */
export function ClientForm({ client }: { client: BusinessClient }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const current = startOf(client);
  const { form, field, element, submit, showErrors, isOvertaken, finish } = useOwnForm<Body, Body>({
    name: 'client info',
    current,
    schema,
    labels: (code) => t(`memberInfo.issues.${code}`, t('memberInfo.issues.OTHER')),
  });
  const { run, busy, refusal } = useCommand(changeBusinessClient, {
    refreshes: [getBusinessClient, getMe, getAccount],
    tells: ['refused', 'stale'],
    fields: Object.keys(current),
  });
  const box = useFocusOn(refusal);
  const { allowLeave } = useLeaveGuard(form.formState.isDirty && !busy, {
    question: t('portal.common.leave'),
    leave: t('portal.common.leaveAnyway'),
  });
  const send = submit(async (body) => {
    const outcome = await run({ body }, { version: client.version });
    if (outcome.kind === 'refused') {
      showErrors(outcome.fields);
      // The screen leads to where the password is typed, and back to what was typed here.
      if (outcome.problem?.code === 'PASSWORD_CHECK_REQUIRED') await refresh(getAccount);
    }
    if (outcome.kind !== 'done') return;
    finish();
    allowLeave();
    void navigate(CLIENT_INFO_PATH);
  });
  const fixed = [
    { id: 'name', term: t('clientInfo.fields.companyName'), detail: client.companyName },
    {
      id: 'number',
      term: t('clientInfo.fields.companyRegistrationNumber'),
      detail: formatBusinessNumber(client.companyRegistrationNumber),
    },
  ];
  return (
    <Panel title={t('clientInfo.company')}>
      <form ref={element} className={styles.form} noValidate onSubmit={send}>
        <DescriptionList items={fixed} />
        <p className={styles.note}>{t('clientEdit.fixed')}</p>
        {refusal ? (
          <div ref={box} tabIndex={-1} role="alert">
            <Notice tone="bad" title={refusal.message} />
          </div>
        ) : null}
        {isOvertaken && !refusal && !busy ? (
          <Notice tone="careful" role="status" title={t('memberInfo.overtaken')} />
        ) : null}
        {FIELDS.map(({ name, ...rest }) => (
          <TextInput key={name} {...field(name)} {...rest} label={t(`clientInfo.fields.${name}`)} />
        ))}
        <div className={styles.buttons}>
          <ButtonLink variant="quiet" href={CLIENT_INFO_PATH}>
            {t('portal.common.cancel')}
          </ButtonLink>
          <Button type="submit" variant="primary" loading={busy}>
            {t('memberInfo.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
