import { useTranslation } from '@vitis/platform/i18n';
import { Button, Notice } from '@vitis/ui';
import styles from './regist.module.scss';
import type { DoubtfulLine, useWrittenOrder } from './use-written-order.ts';
import { WineFacts } from './wine-facts.tsx';

type Written = Pick<ReturnType<typeof useWrittenOrder>, 'doubtful' | 'choose' | 'drop'>;

/** Lines of a message that may mean several wines, or none: each is asked, none is guessed. */
export function DoubtfulLines({ doubtful, choose, drop }: Written) {
  const { t } = useTranslation('mf-mypage-sales');
  if (doubtful.length === 0) return null;
  return (
    <Notice
      tone="careful"
      role="alert"
      className={styles.doubtful ?? ''}
      title={t('regist.doubtful', { count: doubtful.length })}
    >
      <ol className={styles.doubts} data-doubts="">
        {doubtful.map((doubt) => (
          <Doubt key={doubt.id} {...{ doubt, choose, drop }} />
        ))}
      </ol>
    </Notice>
  );
}

function Doubt({ doubt, choose, drop }: { doubt: DoubtfulLine } & Omit<Written, 'doubtful'>) {
  const { t } = useTranslation('mf-mypage-sales');
  const { id, matches } = doubt;
  const { source } = doubt.line;
  return (
    <li aria-label={source}>
      <p className={styles.source}>
        <q>{source}</q> <span>{t(matches.length === 0 ? 'regist.unknownLine' : 'regist.whichWine')}</span>
      </p>
      <ul className={styles.choices}>
        {matches.map((match) => (
          <li key={match.product.id}>
            <button type="button" className={styles.choice} onClick={() => choose(doubt, match)}>
              <WineFacts {...match} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('regist.dropLine', { source })}
        onClick={() => drop(id)}
      >
        {t('regist.drop')}
      </Button>
    </li>
  );
}
