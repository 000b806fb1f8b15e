import { CHAT_SEARCH_LIMIT, searchChatMessages } from '@vitis/contracts';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { closeIcon, EmptyState, IconButton, Skeleton, SkeletonGroup, searchIcon, TextInput } from '@vitis/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ChatFailure } from '../../chat-failure.tsx';
import { FoundMessage } from './found-message.tsx';
import styles from './room-search.module.scss';
import { useSettled } from './use-settled.ts';

export interface RoomSearchProps {
  idChatRoom: number;
  /** Shows the message of this sequence among the others. */
  onPick: (sequence: number) => void;
  onClose: () => void;
}

type Found = NonNullable<ReturnType<typeof useFound>['data']>['_embedded']['items'];

function useFound(idChatRoom: number, words: string) {
  const input = words === '' ? null : { params: { id: idChatRoom }, query: { q: words } };
  return useEndpoint(searchChatMessages, input, { keepPrevious: true });
}

/** Goes up and down through the results, and back into the field above them. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-found]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Looks for words, first consonants and names of files in what was said in a room. */
export function RoomSearch({ idChatRoom, onPick, onClose }: RoomSearchProps) {
  const { t } = useTranslation('mf-chat');
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim());
  const found = useFound(idChatRoom, words);
  const field = useRef<HTMLInputElement>(null);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to documents of tests, and to older browsers
    <div
      role="search"
      className={styles.search}
      onKeyDown={(event) => {
        // While a syllable is composed, its keys are the input method's.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') onClose();
        else move(event);
      }}
    >
      <div className={styles.line}>
        <TextInput
          ref={field}
          className={styles.field}
          label={t('room.search.field')}
          labelHidden
          icon={searchIcon}
          type="search"
          autoFocus
          value={typed}
          placeholder={t('room.search.hint')}
          clearLabel={t('room.search.clear')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <IconButton icon={closeIcon} label={t('room.search.close')} onClick={onClose} />
      </div>
      {words === '' ? null : <Results found={found} words={words} onPick={onPick} />}
    </div>
  );
}

interface ResultsProps {
  found: Loaded<{ _embedded: { items: Found } }>;
  words: string;
  onPick: (sequence: number) => void;
}

function Results({ found, words, onPick }: ResultsProps) {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  // That nothing matches the words before says nothing of those that are looked for now.
  if (
    found.status === 'loading' ||
    (found.status === 'ready' && found.isStale && found.data._embedded.items.length === 0)
  )
    return (
      <SkeletonGroup className={styles.results} label={t('rooms.loading')}>
        {['72%', '54%', '64%'].map((width) => (
          <Skeleton key={width} width={width} height={44} />
        ))}
      </SkeletonGroup>
    );
  if (found.status === 'failed') {
    const { error, refresh, isRefreshing } = found;
    return <ChatFailure title={t('room.search.failed')} error={error} retry={refresh} busy={isRefreshing} />;
  }
  const { items } = found.data._embedded;
  if (items.length === 0)
    return (
      <EmptyState
        compact
        icon={searchIcon}
        title={t('room.search.none')}
        message={t('room.search.noneText')}
      />
    );
  return (
    <>
      <p className={styles.count} role="status">
        {t(items.length === CHAT_SEARCH_LIMIT ? 'room.search.most' : 'room.search.found', {
          number: items.length,
        })}
      </p>
      <ul className={styles.results} aria-label={t('room.search.results')}>
        {items.map((item) => (
          <li key={item.sequence}>
            <FoundMessage found={item} words={words} language={language} onPick={onPick} />
          </li>
        ))}
      </ul>
    </>
  );
}
