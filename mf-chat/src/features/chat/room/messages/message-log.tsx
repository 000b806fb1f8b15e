import type { ChatPartner } from '@vitis/contracts';
import { $online, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Badge, Button, chevronDownIcon, classNames, Icon, Spinner } from '@vitis/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pictureOf } from '../../rooms/partner.ts';
import { useNewLine } from '../use-new-line.ts';
import { useReading } from '../use-reading.ts';
import type { useRoom } from '../use-room.ts';
import { KeepPlace } from './keep-place.tsx';
import { MessageRow } from './message-row.tsx';
import { messageRows } from './message-rows.ts';
import styles from './messages.module.scss';
import { useLogScroll } from './use-log-scroll.ts';
import { useSought } from './use-sought.ts';

interface Props {
  room: ReturnType<typeof useRoom>;
  idChatRoom: number;
  partners: readonly ChatPartner[];
  /** A message that was looked for; the same one again is another object. */
  sought: { sequence: number } | null;
}

/** What was said, the latest below. Older messages come when somebody scrolls to them, and nothing moves for it. */
export function MessageLog({ room, idChatRoom, partners, sought }: Props) {
  const { t } = useTranslation('mf-chat');
  const { conversation, outbox, state, unsent, idUser } = room;
  const online = useStore($online);
  const scroller = useRef<HTMLDivElement>(null);
  const { readUpTo, hideLine } = useNewLine(room);
  const reportSeen = useReading(conversation, idUser, idChatRoom);
  const [seen, setSeen] = useState(0);

  const rows = useMemo(
    () =>
      messageRows({
        messages: state.messages,
        unsent,
        reads: state.reads,
        idUser,
        readUpTo,
      }),
    [state.messages, state.reads, unsent, idUser, readUpTo],
  );
  const onSeen = useCallback(
    (sequence: number) => {
      setSeen((before) => Math.max(before, sequence));
      reportSeen(sequence);
    },
    [reportSeen],
  );
  const onEarly = useCallback(() => {
    if (conversation.$state.get().older === 'more') void conversation.loadOlder();
  }, [conversation]);
  useSought(scroller, sought);
  const ownLast = unsent.at(-1)?.clientId ?? null;
  const { isAway, isAwayNow, look, toEnd } = useLogScroll({ scroller, ownLast, onSeen, onEarly });
  useEffect(() => {
    if (ownLast !== null) hideLine();
  }, [ownLast, hideLine]);

  const unseen = state.messages.filter(
    ({ sequence, idSender }) => sequence > seen && idSender !== idUser,
  ).length;
  const onDrop = outbox.drop;
  const onRetry = outbox.retry;

  return (
    <div className={styles.place}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="polite"
        aria-label={t('room.log')}
        aria-busy={state.older === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        onScroll={look}
      >
        <div className={classNames(styles.content, !online && styles.offline)}>
          <OlderEdge state={state.older} onLoad={() => void conversation.loadOlder()} />
          <ol className={styles.rows}>
            <KeepPlace scroller={scroller} rows={rows} isAway={isAwayNow} onPlaced={look}>
              {rows.map((row) => (
                <MessageRow
                  key={row.key}
                  row={row}
                  picture={
                    row.kind === 'group'
                      ? pictureOf(partners.find(({ id }) => id === row.idSender))
                      : undefined
                  }
                  onRetry={onRetry}
                  onDrop={onDrop}
                />
              ))}
            </KeepPlace>
          </ol>
          {rows.length === 0 ? <p className={styles.nothing}>{t('room.nothing')}</p> : null}
        </div>
      </div>
      {isAway ? (
        <button type="button" className={styles.jump} onClick={toEnd}>
          <Icon drawing={chevronDownIcon} size={20} />
          <span className="visually-hidden">{t('room.toLatest')}</span>
          <Badge className={styles.jumpCount} count={unseen} label={t('rooms.unread', { number: unseen })} />
        </button>
      ) : null}
    </div>
  );
}

/** What stands before the first message: nothing, the way to older ones, or why they did not come. */
function OlderEdge({ state, onLoad }: { state: 'none' | 'more' | 'loading' | 'failed'; onLoad: () => void }) {
  const { t } = useTranslation('mf-chat');
  if (state === 'none') return null;
  return (
    <div className={styles.edge}>
      {state === 'loading' ? (
        <Spinner size={20} />
      ) : (
        <Button size="small" variant="quiet" onClick={onLoad}>
          {t(state === 'failed' ? 'room.olderFailed' : 'room.older')}
        </Button>
      )}
    </div>
  );
}
