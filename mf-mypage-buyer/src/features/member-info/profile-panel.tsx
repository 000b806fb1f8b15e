import {
  changeUser,
  changeUserInput,
  getAccount,
  getMe,
  type Me,
  type MemberAccount,
} from '@vitis/contracts';
import { formatPhone } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { useClearedOnClose, useLazyForm } from '@vitis/portal/forms';
import { Button, DescriptionList, lazyComponent, Notice, Panel, TextInput } from '@vitis/ui';
import { useState } from 'react';
import { useOwnForm } from '../../shared/own-data/use-own-form.ts';
import styles from './member-info.module.scss';
import { PictureField } from './picture-field.tsx';
import { Saved } from './saved.tsx';

const { body: schema } = changeUserInput();

const lazyMobileChange = lazyComponent<{ onDone: () => void }>(() =>
  import(/* webpackChunkName: "mobile-change" */ './mobile-change.tsx').then((module) => module.MobileChange),
);

/** Who a member is: picture, name, and the addresses that identify them. */
export function ProfilePanel({ account, me }: { account: MemberAccount; me: Me }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { version, fullName, email, mobile } = account;
  const [isSaved, setSaved] = useState(false);
  const { form, field, element, submit, showErrors, place, isOvertaken, finish } = useOwnForm<
    { fullName: string },
    { fullName: string }
  >({
    name: 'member name',
    current: { fullName },
    schema,
    labels: (code) => t(`memberInfo.issues.${code}`, t('memberInfo.issues.OTHER')),
  });
  useClearedOnClose(place);
  const { run, busy } = useSettledCommand(changeUser, {
    refreshes: [getAccount, getMe],
    fields: ['fullName'],
  });
  const send = submit(async (body) => {
    setSaved(false);
    const outcome = await run({ body }, { version });
    if (outcome.kind === 'refused') showErrors(outcome.fields);
    if (outcome.kind === 'done') {
      form.reset({ fullName: outcome.body.fullName });
      finish();
    }
    setSaved(outcome.kind === 'done');
  });
  const mobileForm = useLazyForm(lazyMobileChange, { isOffered: true });
  const known = [
    { id: 'email', term: t('memberInfo.profile.email'), detail: email },
    {
      id: 'mobile',
      term: t('memberInfo.profile.mobile'),
      detail: mobile === null ? t('memberInfo.profile.none') : formatPhone(mobile),
    },
  ];
  return (
    <Panel title={t('memberInfo.profile.title')}>
      <div className={styles.form}>
        <PictureField name={fullName} picture={me.picture} />
        <DescriptionList items={known} />
        <div className={styles.buttons}>
          <Button
            size="small"
            aria-expanded={mobileForm.isOpen}
            onClick={() => (mobileForm.isOpen ? mobileForm.close() : mobileForm.open())}
          >
            {t(mobileForm.isOpen ? 'portal.common.cancel' : 'memberInfo.profile.changeMobile')}
          </Button>
        </div>
        {mobileForm.Form ? <mobileForm.Form onDone={mobileForm.close} /> : null}
        {isOvertaken && !busy ? (
          <Notice tone="careful" role="status" title={t('memberInfo.overtaken')} />
        ) : null}
        <form ref={element} className={styles.row} noValidate onSubmit={send}>
          <TextInput
            {...field('fullName')}
            className={styles.grows}
            label={t('memberInfo.profile.fullName')}
            autoComplete="name"
            maxLength={50}
            required
          />
          <Button type="submit" loading={busy}>
            {t('memberInfo.save')}
          </Button>
        </form>
        <Saved when={isSaved} />
      </div>
    </Panel>
  );
}
