import { useTranslation } from '@vitis/platform/i18n';
import { Button, checkIcon, copyIcon } from '@vitis/ui';
import { useState } from 'react';
import styles from './copy-text.module.scss';

interface CopyTextProps {
  text: string;
  /** What is taken along, where the page has several. */
  label?: string;
}

/** Takes a text along, for a navigation device, a message or a bank. Nothing where the browser does not let it. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation('mf-catalog');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button size="small" icon={state === 'copied' ? checkIcon : copyIcon} onClick={() => void copy()}>
        {state === 'copied' ? t('place.copied') : (label ?? t('place.copy'))}
      </Button>
      {/* The button says itself that it was copied. */}
      <span role="status" className={state === 'failed' ? styles.failed : 'visually-hidden'}>
        {state === 'idle' ? '' : t(state === 'copied' ? 'place.copied' : 'place.notCopied')}
      </span>
    </>
  );
}
