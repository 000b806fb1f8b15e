import type { ChatDocument } from '@vitis/contracts';
import { formatMoney, seoulDay } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { EmptyState, fileIcon, Modal, Segmented, Skeleton, SkeletonGroup, Status } from '@vitis/ui';
import { useState } from 'react';
import { ChatFailure } from '../../chat-failure.tsx';
import { documentStatus } from '../document-status.ts';
import { useDocuments } from '../documents.tsx';
import { winesOf } from '../messages/document-card.tsx';
import styles from './document-picker.module.scss';

interface Props {
  onPick: (kind: ChatDocument['kind'], number: string) => void;
  onClose: () => void;
}

/** The estimates and orders of the room's company; a press shows one in the room. */
export function DocumentPicker({ onPick, onClose }: Props) {
  const { t } = useTranslation('mf-chat');
  const [kind, setKind] = useState<ChatDocument['kind']>('ESTIMATE');
  const kinds = (['ESTIMATE', 'ORDER'] as const).map((value) => ({
    value,
    label: t(`room.document.${value}`),
  }));
  return (
    <Modal open onClose={onClose} title={t('room.showDocument')} closeLabel={t('room.close')}>
      <div className={styles.picker}>
        <Segmented label={t('room.document.kind')} options={kinds} value={kind} onValueChange={setKind} />
        <Choices
          kind={kind}
          onPick={(number) => {
            onPick(kind, number);
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}

function Choices({ kind, onPick }: { kind: ChatDocument['kind']; onPick: (number: string) => void }) {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  const documents = useDocuments();
  const isSales = useStore($firstRole) === 'SALESPERSON';

  if (documents.status === 'loading')
    return (
      <SkeletonGroup label={t('rooms.loading')}>
        {['60%', '48%', '66%'].map((width) => (
          <Skeleton key={width} width={width} height={52} />
        ))}
      </SkeletonGroup>
    );
  if (documents.status === 'failed') {
    const { error, refresh, isRefreshing } = documents;
    return (
      <ChatFailure title={t('room.document.failed')} error={error} retry={refresh} busy={isRefreshing} />
    );
  }
  const shown = documents.data._embedded.items.filter((document) => document.kind === kind);
  if (shown.length === 0)
    return <EmptyState compact icon={fileIcon} title={t(`room.document.none.${kind}`)} />;
  return (
    <ul className={styles.choices}>
      {shown.map((document) => {
        const status = documentStatus(document, isSales, language);
        return (
          <li key={document.number}>
            <button type="button" className={styles.choice} onClick={() => onPick(document.number)}>
              <span className={styles.number}>{document.number}</span>
              <Status tone={status.tone}>{status.word}</Status>
              <span className={styles.wines}>{winesOf(document, t)}</span>
              <span className={styles.total}>{formatMoney(document.total, language)}</span>
              <time className={styles.day} dateTime={document.requestedAt}>
                {seoulDay(new Date(document.requestedAt))}
              </time>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
