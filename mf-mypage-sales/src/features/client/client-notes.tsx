import {
  CLIENT_NOTE_LIMIT,
  type Client,
  type ClientNote,
  createClientNote,
  deleteClientNote,
  getClient,
} from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { leaveLabels } from '@vitis/portal/documents';
import { useLeaveGuard } from '@vitis/portal/forms';
import { Button, IconButton, Panel, TextArea, trashIcon } from '@vitis/ui';
import { type FormEvent, useState } from 'react';
import styles from '../../shared/document.module.scss';
import own from './client.module.scss';

/** What staff note down about the client, which never reads it. */
export function ClientNotes({ client: { idClient, notes } }: { client: Client }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [text, setText] = useState('');
  const options = { refreshes: [getClient] };
  const create = useSettledCommand(createClientNote, options);
  const remove = useSettledCommand(deleteClientNote, options);
  useLeaveGuard(text.trim() !== '' && !create.busy, leaveLabels(t));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const outcome = await create.run({ params: { id: idClient }, body: { text: text.trim() } });
    if (outcome.kind === 'done') setText('');
  };
  const takeAway = async ({ id: note }: ClientNote) => {
    if (await confirm(t('client.notes.removeAsk'), { accept: t('client.notes.remove') }))
      await remove.run({ params: { id: idClient, note } });
  };

  return (
    <Panel title={t('client.notes.title')}>
      <form className={own.note} onSubmit={(event) => void send(event)}>
        <TextArea
          label={t('client.notes.text')}
          hint={t('client.notes.hint')}
          rows={2}
          maxLength={CLIENT_NOTE_LIMIT}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" size="small" loading={create.busy} disabled={text.trim() === ''}>
          {t('client.notes.save')}
        </Button>
      </form>
      <ul className={own.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.said}>{note.text}</p>
            <p className={styles.quiet}>
              {note.author} · {formatTime(new Date(note.writtenAt), language)}
            </p>
            {note.isOwn ? (
              <IconButton
                size="small"
                icon={trashIcon}
                label={t('client.notes.removeOf', { text: note.text.slice(0, 20) })}
                disabled={remove.busy}
                onClick={() => void takeAway(note)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
