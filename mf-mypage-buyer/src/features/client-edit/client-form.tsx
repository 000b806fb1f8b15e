import {
  type BodyOf,
  type BusinessClient,
  changeBusinessClient,
  changeBusinessClientInput,
  getAccount,
  getBusinessClient,
  getMe,
  uploadFile,
} from '@vitis/contracts';
import { formatBusinessNumber } from '@vitis/domain';
import { callApi } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { AddressFields, RegistrationFiles } from '@vitis/portal/company';
import { codeReply, SchemaFormProvider, useFocusOn, useLeaveGuard } from '@vitis/portal/forms';
import { Button, ButtonLink, DescriptionList, Notice, Panel, TextInput } from '@vitis/ui';
import { CLIENT_INFO_PATH } from '../../shared/own-data/paths.ts';
import { useOwnForm } from '../../shared/own-data/use-own-form.ts';
import styles from './client-edit.module.scss';
import { useChosenFiles } from './use-chosen-files.ts';

type Body = BodyOf<typeof changeBusinessClient>;
type Values = Omit<Body, 'registrationFiles'>;

const { body: schema } = changeBusinessClientInput();

const send = async (file: File) => codeReply(callApi(uploadFile, { file }));

const startOf = (client: BusinessClient): Values => ({
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
  const papers = useChosenFiles(client.registrationFiles ?? []);
  const { isOvertaken, finish, ...typed } = useOwnForm<Values, Body>({
    name: 'client info',
    current,
    schema,
    labels: (code) => t(`memberInfo.issues.${code}`, t('memberInfo.issues.OTHER')),
  });
  const { form, field, element, submit, showErrors } = typed;
  const { run, busy, refusal, fields } = useSettledCommand(changeBusinessClient, {
    refreshes: [getBusinessClient, getMe, getAccount],
    tells: ['refused', 'stale'],
    fields: [...Object.keys(current), 'registrationFiles'],
  });
  const box = useFocusOn(refusal);
  const { allowLeave } = useLeaveGuard((form.formState.isDirty || papers.hasOther) && !busy, {
    question: t('portal.common.leave'),
    leave: t('portal.common.leaveAnyway'),
  });
  const save = submit(async (body) => {
    const outcome = await run(
      { body: { ...body, registrationFiles: papers.ids } },
      { version: client.version },
    );
    if (outcome.kind === 'refused') {
      showErrors(outcome.fields);
      // What is gone has to be sent again.
      if (outcome.problem?.code === 'FILES_GONE') papers.forget();
      // The screen leads to where the password is typed, and back to what was typed here.
      if (outcome.problem?.code === 'PASSWORD_CHECK_REQUIRED') await refresh(getAccount);
    }
    if (outcome.kind !== 'done') return;
    finish();
    papers.forget();
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
      <form ref={element} className={styles.form} noValidate onSubmit={save}>
        <DescriptionList items={fixed} />
        <p className={styles.note}>{t('clientEdit.fixed')}</p>
        {refusal ? (
          <div ref={box} tabIndex={-1} role="alert">
            <Notice tone="bad" title={refusal.message} />
          </div>
        ) : null}
        {(isOvertaken || papers.isOvertaken) && !refusal && !busy ? (
          <Notice tone="careful" role="status" title={t('memberInfo.overtaken')} />
        ) : null}
        <RegistrationFiles
          files={papers.files}
          onFiles={papers.choose}
          send={send}
          hint={t('clientEdit.filesHint')}
          error={fields.registrationFiles}
        />
        <TextInput
          {...field('taxEmail')}
          label={t('clientInfo.fields.taxEmail')}
          type="email"
          autoComplete="email"
          required
        />
        <TextInput
          {...field('phone')}
          label={t('clientInfo.fields.phone')}
          type="tel"
          autoComplete="tel"
          required
        />
        <SchemaFormProvider form={typed}>
          <AddressFields />
        </SchemaFormProvider>
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
