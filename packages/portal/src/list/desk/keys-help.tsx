import { Button, DialogFrame } from '@vitis/ui';
import { useId } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './desk-list.module.scss';
import { ROW_KEYS } from './use-row-keys.ts';

const LINES = [
  ['next', ROW_KEYS.next],
  ['previous', ROW_KEYS.previous],
  ['open', 'Enter'],
  ['openPage', ROW_KEYS.open],
  ['close', 'Esc'],
  ['choose', ROW_KEYS.choose],
  ['search', ROW_KEYS.search],
  ['help', ROW_KEYS.help],
] as const;

/** What the keys of a list do. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = usePortalTexts();
  const id = useId();
  return (
    <DialogFrame labelledBy={id} onClose={onClose} className={styles.keys}>
      <h2 id={id}>{t('portal.list.keys.title')}</h2>
      <dl>
        {LINES.map(([what, key]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`portal.list.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose} data-autofocus>
        {t('portal.common.close')}
      </Button>
    </DialogFrame>
  );
}
