import { type Amounts, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './editor-foot.module.scss';

interface EditorFootProps {
  /** The fields beside the sums: a day, words to the other side. */
  children: ReactNode;
  sums: ReactNode;
  /** The buttons; the one that sends last. */
  actions: ReactNode;
}

/**
 * The end of an editor of lines: its fields, and below them the sums and what sends it, which stay in sight as long as
 * the lines do. Right inside of what is around the lines.
 */
export function EditorFoot({ children, sums, actions }: EditorFootProps) {
  return (
    <>
      <div className={styles.fields}>{children}</div>
      <div className={styles.bar}>
        {sums}
        <div className={styles.actions}>{actions}</div>
      </div>
    </>
  );
}

interface TypedSumsProps {
  amounts: Amounts;
  /** A row above them, for example what it is off the list. */
  before?: { label: ReactNode; value: ReactNode } | null;
}

/** The sums as they are being typed; spoken when the typing rests. */
export function TypedSums({ amounts, before = null }: TypedSumsProps) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  return (
    <dl className={styles.sums} aria-live="polite">
      {before === null ? null : (
        <div className={styles.before}>
          <dt>{before.label}</dt>
          <dd>{before.value}</dd>
        </div>
      )}
      <div>
        <dt>{t('portal.document.supply')}</dt>
        <dd>{formatNumber(amounts.supply, language)}</dd>
      </div>
      <div>
        <dt>{t('portal.document.tax')}</dt>
        <dd>{formatNumber(amounts.tax, language)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('portal.document.total')}</dt>
        <dd>{formatMoney(amounts.total, language)}</dd>
      </div>
    </dl>
  );
}
