import { Button, Notice } from '@vitis/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';

/** What somebody else can change while it is open here. */
type ChangedKind = 'estimate' | 'order';
type WrittenKind = ChangedKind | 'repeatingOrder';

interface WhileWritingProps {
  kind: WrittenKind;
  /** Why what is written cannot be sent any more; null where it can, once the change was seen. */
  ended: string | null;
  /** The change was seen: what is written goes on from what the document is now. */
  onTakeOver: () => void;
  /** What changed, where the page does not mark it. */
  children?: ReactNode;
}

/** Over a form: somebody else changed the document that it is about. What was typed stays, and nothing is sent before this was seen. */
export function ChangedWhileWriting({ kind, ended, onTakeOver, children }: WhileWritingProps) {
  const { t } = usePortalTexts();
  return (
    <Notice
      tone="careful"
      role="alert"
      title={t(`portal.changed.whileWriting.${kind}`)}
      action={
        ended === null ? (
          <Button size="small" onClick={onTakeOver}>
            {t('portal.changed.takeOver')}
          </Button>
        ) : undefined
      }
    >
      <p>{ended ?? t('portal.changed.kept')}</p>
      {children}
    </Notice>
  );
}

interface MeanwhileProps {
  kind: ChangedKind;
  /** Because of the change the reader's own step was refused. */
  isRefused?: boolean;
  onClose: () => void;
  /** How the document stands now. */
  children: ReactNode;
}

/** Over a document that is only read: somebody else changed it since it was opened. */
export function ChangedMeanwhile({ kind, isRefused = false, onClose, children }: MeanwhileProps) {
  const { t } = usePortalTexts();
  return (
    <Notice
      tone={isRefused ? 'careful' : 'info'}
      role={isRefused ? 'alert' : 'status'}
      title={t(`portal.changed.meanwhile.${kind}`)}
      close={{ label: t('portal.common.close'), onClose }}
    >
      {children}
    </Notice>
  );
}
