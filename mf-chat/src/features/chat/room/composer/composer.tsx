import { CHAT_MESSAGE_LIMIT, type StoredFile } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import {
  fileIcon,
  growWithText,
  Icon,
  IconButton,
  paperclipIcon,
  Spinner,
  sendIcon,
  useComposedEnter,
} from '@vitis/ui';
import { type ClipboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAbout } from '../../use-chosen-room.ts';
import { AttachmentTray } from './attachment-tray.tsx';
import styles from './composer.module.scss';
import { DocumentPicker } from './document-picker.tsx';
import { readDraft, writeDraft } from './draft.ts';
import { type Outgoing, outgoing } from './outgoing.ts';
import { ACCEPTED, type useAttachments } from './use-attachments.ts';

interface Props {
  idUser: number;
  idChatRoom: number;
  attachments: ReturnType<typeof useAttachments>;
  onSend: (messages: readonly Outgoing[]) => void;
  onTyping: (typing: boolean) => void;
  /** Where there is a keyboard, writing can begin at once. */
  autoFocus: boolean;
}

/** So many characters before the end, what is left is told. */
const TELL_LEFT = 200;

/** Where a message is written: text, files that go with it, or a document. Enter sends, Shift+Enter begins a line. */
export function Composer({ idUser, idChatRoom, attachments, onSend, onTyping, autoFocus }: Props) {
  const { t } = useTranslation('mf-chat');
  const about = useAbout();
  const [text, setText] = useState(
    () => readDraft(idUser, idChatRoom).text || (about === null ? '' : `${about} `),
  );
  const [picking, setPicking] = useState(false);
  /** Asked for while files are still on their way. */
  const [wanted, setWanted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { items } = attachments;
  const stored = items.flatMap((item) => (item.stored ? [item.stored] : []));
  const isUploading = items.some((item) => item.stored === null && item.refusal === null);
  const canSend = text.trim() !== '' || stored.length > 0 || isUploading;

  const send = (written: string, files: readonly StoredFile[]) => {
    const messages = outgoing(written, files);
    setWanted(false);
    if (messages.length === 0) return;
    onSend(messages);
    onTyping(false);
    setText('');
    attachments.remove(...items.map(({ id }) => id));
  };
  const ask = (written: string) => {
    if (isUploading) setWanted(true);
    else send(written, stored);
  };
  const enter = useComposedEnter<HTMLTextAreaElement>(({ value }) => ask(value));

  useLayoutEffect(() => {
    if (field.current) growWithText(field.current);
  }, [text]);
  useEffect(() => {
    writeDraft(idUser, idChatRoom, { text, files: stored });
  });
  // The last file has arrived.
  useEffect(() => {
    if (wanted && !isUploading) send(text, stored);
  }, [wanted, isUploading]);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    // A picture out of an office program comes with a text of the same cells: the picture was meant.
    event.preventDefault();
    attachments.add(files);
  };

  return (
    <div className={styles.composer}>
      <AttachmentTray attachments={attachments} />
      <div className={styles.line}>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            attachments.add([...(currentTarget.files ?? [])]);
            // The same file may be chosen again after it was taken away.
            currentTarget.value = '';
          }}
        />
        <IconButton icon={paperclipIcon} label={t('room.attach')} onClick={() => input.current?.click()} />
        <IconButton icon={fileIcon} label={t('room.showDocument')} onClick={() => setPicking(true)} />
        <div className={styles.field}>
          <textarea
            {...enter}
            ref={field}
            className={styles.text}
            rows={1}
            maxLength={CHAT_MESSAGE_LIMIT}
            aria-label={t('room.write')}
            placeholder={t('room.write')}
            enterKeyHint="send"
            value={text}
            onPaste={paste}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              onTyping(value !== '');
            }}
          />
          {text.length > CHAT_MESSAGE_LIMIT - TELL_LEFT ? (
            <span className={styles.left} role="status">
              {t('room.left', { number: CHAT_MESSAGE_LIMIT - text.length })}
            </span>
          ) : null}
        </div>
        <button
          type="button"
          className={styles.send}
          aria-label={t('room.send')}
          title={t('room.send')}
          aria-disabled={!canSend}
          aria-busy={wanted}
          // The field keeps the focus, and on phones the keyboard stays.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => canSend && ask(text)}
        >
          {wanted ? <Spinner size={20} /> : <Icon drawing={sendIcon} size={20} />}
        </button>
      </div>
      {picking ? (
        <DocumentPicker
          onPick={(type, number) => onSend([{ type, message: number, files: [] }])}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  );
}
