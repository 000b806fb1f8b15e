import { Button, refreshIcon } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './removed-lines.module.scss';

interface RemovedLinesProps {
  title: string;
  lines: readonly { idProduct: number; productName: string }[];
  onRestore: (index: number) => void;
}

/** The lines that were taken out, to be put back with all that was typed. */
export function RemovedLines({ title, lines, onRestore }: RemovedLinesProps) {
  const { t } = usePortalTexts();
  if (lines.length === 0) return null;
  return (
    <section className={styles.removed} aria-label={title}>
      <b>{title}</b>
      <ul>
        {lines.map(({ idProduct, productName }, index) => (
          <li key={idProduct}>
            <del>{productName}</del>
            <Button
              size="small"
              variant="quiet"
              icon={refreshIcon}
              aria-label={t('portal.lines.restoreOf', { name: productName })}
              onClick={() => onRestore(index)}
            >
              {t('portal.lines.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
