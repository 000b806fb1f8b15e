import { useTranslation } from '@vitis/platform/i18n';
import { Button, refreshIcon } from '@vitis/ui';
import styles from './answer.module.scss';
import type { AnswerLine } from './answer-values.ts';

/** What the answer leaves out, to be put back with all that was typed. */
export function ExcludedLines({
  lines,
  onRestore,
}: {
  lines: readonly AnswerLine[];
  onRestore: (index: number) => void;
}) {
  const { t } = useTranslation('mf-mypage-sales');
  if (lines.length === 0) return null;
  return (
    <section className={styles.excluded} aria-label={t('answer.excluded')}>
      <b>{t('answer.excluded')}</b>
      <ul>
        {lines.map((line, index) => (
          <li key={line.idProduct}>
            <del>{line.productName}</del>
            <Button
              size="small"
              variant="quiet"
              icon={refreshIcon}
              aria-label={t('answer.restore', { name: line.productName })}
              onClick={() => onRestore(index)}
            >
              {t('answer.restoreShort')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
