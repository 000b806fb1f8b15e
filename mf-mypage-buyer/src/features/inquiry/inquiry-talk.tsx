import { downloadFile, type QnaDetail, urlOf } from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Icon, paperclipIcon } from '@vitis/ui';
import styles from './inquiry.module.scss';

/** The question and its answer, in the order in which they came. */
export function InquiryTalk({ inquiry }: { inquiry: QnaDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { category, content, requestedAt, files, answer, answeredAt } = inquiry;
  return (
    <>
      <section className={styles.said} aria-labelledby="inquiry-question">
        <Heading id="inquiry-question" title={t('inquiry.question')} at={requestedAt} note={category.name} />
        <p className={styles.text}>{content}</p>
        {files.length === 0 ? null : (
          <ul className={styles.files} aria-label={t('inquiry.files')}>
            {files.map(({ id, name }) => (
              <li key={id}>
                <Icon drawing={paperclipIcon} size={16} />
                <a href={urlOf(downloadFile, { query: { id } })} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.answer} aria-labelledby="inquiry-answer" aria-live="polite">
        <Heading id="inquiry-answer" title={t('inquiry.answer')} at={answeredAt} />
        {answer === null ? (
          <p className={styles.waiting}>{t('inquiry.waiting')}</p>
        ) : (
          <p className={styles.text}>{answer}</p>
        )}
      </section>
    </>
  );
}

interface HeadingProps {
  id: string;
  title: string;
  /** Null while there is none. */
  at: string | null;
  note?: string;
}

function Heading({ id, title, at, note }: HeadingProps) {
  const language = useLanguage();
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {note ? <span>{note}</span> : null}
      {at === null ? null : <time dateTime={at}>{formatTime(new Date(at), language)}</time>}
    </header>
  );
}
