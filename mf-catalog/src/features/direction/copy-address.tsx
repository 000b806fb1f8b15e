import { useTranslation } from '@vitis/platform/i18n';
import { Button, checkIcon, copyIcon } from '@vitis/ui';
import { useState } from 'react';

/** Takes the address along, for a navigation device or a message. Nothing where the browser does not let it. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('mf-catalog');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button size="small" icon={state === 'copied' ? checkIcon : copyIcon} onClick={() => void copy()}>
        {t(state === 'copied' ? 'place.copied' : 'place.copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : t(state === 'copied' ? 'place.copied' : 'place.notCopied')}
      </span>
    </>
  );
}
