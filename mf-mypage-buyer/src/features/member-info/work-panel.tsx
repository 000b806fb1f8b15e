import { changeStatusMessage, changeWorking, getMe, type Me, STATUS_MESSAGE_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { useClearedOnClose, useDraft } from '@vitis/portal/forms';
import { Button, Panel, Switch, TextInput } from '@vitis/ui';
import { useState } from 'react';
import styles from './member-info.module.scss';
import { Saved } from './saved.tsx';
import { WorkHours } from './work-hours.tsx';

type Sales = NonNullable<Me['sales']>;

/** What clients read of their sales contact: at work or not, a word, days and hours. */
export function WorkPanel({ sales }: { sales: Sales }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const working = useSettledCommand(changeWorking, { refreshes: [getMe] });
  return (
    <Panel title={t('memberInfo.work.title')}>
      <div className={styles.form}>
        <p className={styles.lead}>{t('memberInfo.work.text')}</p>
        <Switch
          label={t('memberInfo.work.working')}
          checked={sales.working}
          disabled={working.busy}
          onChange={(event) => void working.run({ body: { working: event.currentTarget.checked } })}
        />
        <StatusMessage message={sales.statusMessage} />
        <WorkHours sales={sales} />
      </div>
    </Panel>
  );
}

function StatusMessage({ message }: { message: string }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const draft = useDraft('status message');
  const [typed, setTyped] = useState(() => {
    const held = draft.read();
    return typeof held === 'string' ? held : message;
  });
  useClearedOnClose(draft);
  const [isSaved, setSaved] = useState(false);
  const { run, busy } = useSettledCommand(changeStatusMessage, { refreshes: [getMe] });
  const send = async () => {
    setSaved(false);
    const outcome = await run({ body: { statusMessage: typed } });
    if (outcome.kind === 'done') draft.clear();
    setSaved(outcome.kind === 'done');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.row}>
        <TextInput
          className={styles.grows}
          label={t('memberInfo.work.message')}
          hint={t('memberInfo.work.messageHint', { most: STATUS_MESSAGE_LIMIT })}
          maxLength={STATUS_MESSAGE_LIMIT}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            draft.write(value);
          }}
        />
        <Button type="submit" loading={busy}>
          {t('memberInfo.save')}
        </Button>
      </div>
      <Saved when={isSaved} />
    </form>
  );
}
