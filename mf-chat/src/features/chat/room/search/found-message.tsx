import type { FoundChatMessage } from '@vitis/contracts';
import { formatDay, seoulDay } from '@vitis/domain';
import type { useLanguage } from '@vitis/platform/i18n';
import { useTranslation } from '@vitis/platform/i18n';
import { fileIcon, Icon } from '@vitis/ui';
import styles from './room-search.module.scss';

interface Props {
  found: FoundChatMessage;
  words: string;
  language: ReturnType<typeof useLanguage>;
  onPick: (sequence: number) => void;
}

/** So many letters stand before the words that were found. */
const BEFORE = 24;

/** A text from a little before the words on, with the words by themselves; the words may be first consonants. */
function around(text: string, words: string): [before: string, hit: string, after: string] {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return [text, '', ''];
  const from = Math.max(0, at - BEFORE);
  return [
    (from > 0 ? '…' : '') + text.slice(from, at),
    text.slice(at, at + words.length),
    text.slice(at + words.length),
  ];
}

/** One result: who said it, when, and the words where they stand. A press shows it in the conversation. */
export function FoundMessage({ found, words, language, onPick }: Props) {
  const { t } = useTranslation('mf-chat');
  const { sequence, senderName, mine, message, files, sentAt } = found;
  const [before, hit, after] = around(message, words);
  return (
    <button type="button" className={styles.found} data-found onClick={() => onPick(sequence)}>
      <span className={styles.sender}>{mine ? t('room.search.me') : senderName}</span>
      <time className={styles.day} dateTime={sentAt}>
        {formatDay(seoulDay(new Date(sentAt)), language)}
      </time>
      {message === '' ? null : (
        <span className={styles.text}>
          {before}
          <mark>{hit}</mark>
          {after}
        </span>
      )}
      {files.map((name) => (
        <span key={name} className={styles.file}>
          <Icon drawing={fileIcon} size={16} />
          {name}
        </span>
      ))}
    </button>
  );
}
