import { reportFailure } from '@vitis/platform';
import { Button, lazyComponent, plusIcon, refreshIcon } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import type { WineFinderProps } from './wine-finder.tsx';

const wineFinder = lazyComponent<WineFinderProps>(
  () =>
    import(/* webpackChunkName: "wine-finder" */ './wine-finder.tsx').then(({ WineFinder }) => WineFinder),
  reportFailure,
);

interface AddWineProps extends Omit<WineFinderProps, 'onClose'> {
  /** What the button says, and what it is called where there are several; to add a wine unless told. */
  label?: { text: string; name: string };
  /** One wine is wanted: picked, it closes. */
  isSingle?: boolean;
}

/** The button that opens the wine finder, whose code comes when it is wanted. */
export function AddWine({ label, isSingle = false, onPick, ...finder }: AddWineProps) {
  const { t } = usePortalTexts();
  const [finding, setFinding] = useState(false);
  const { Component: WineFinder } = wineFinder.use();
  return (
    <>
      <Button
        size="small"
        icon={label ? refreshIcon : plusIcon}
        variant={label ? 'quiet' : 'default'}
        aria-label={label?.name}
        aria-haspopup="dialog"
        onPointerEnter={() => void wineFinder.load()}
        onClick={() => {
          setFinding(true);
          void wineFinder.load();
        }}
      >
        {label?.text ?? t('portal.finder.open')}
      </Button>
      {finding && WineFinder ? (
        <WineFinder
          {...finder}
          onPick={(...picked) => {
            if (isSingle) setFinding(false);
            onPick(...picked);
          }}
          onClose={() => setFinding(false)}
        />
      ) : null}
    </>
  );
}
