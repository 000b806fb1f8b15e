import { ErrorPanel } from '@vitis/ui';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './error-page.module.scss';

/** Statuses with words of their own; the others are told apart as the visitor's doing or ours. */
const KNOWN: readonly number[] = [403, 404, 410, 429, 503];

const textKey = (status: number) =>
  KNOWN.includes(status) ? status : status >= 400 && status < 500 ? 400 : 500;

interface Props {
  status: number;
  /** What the provider said. */
  message?: string | undefined;
  requestId?: string | undefined;
}

/** A page that cannot be shown: its status code, what that means, and a way on. */
export function StatusScreen({ status, message, requestId }: Props) {
  const { t } = useTexts();
  const key = textKey(status);
  return (
    <section className={styles.page}>
      <h1 className="visually-hidden">
        {status} {t(`error.${key}.title`)}
      </h1>
      <ErrorPanel
        status={status}
        title={t(`error.${key}.title`)}
        message={message ?? t(`error.${key}.text`)}
        request={requestId === undefined ? undefined : { label: t('error.request'), id: requestId }}
        home={{ label: t('error.home'), href: '/' }}
        retry={
          key === 500 || key === 503 ? { label: t('retry'), onRetry: () => location.reload() } : undefined
        }
      />
    </section>
  );
}
