import { showAlert } from '@vitis/platform';
import { useNavigate } from '@vitis/platform/router';
import {
  Button,
  closeIcon,
  downloadIcon,
  IconButton,
  type IconDrawing,
  Menu,
  type MenuItem,
  mailIcon,
  moreIcon,
  printIcon,
  shareIcon,
  useMediaQuery,
} from '@vitis/ui';
import { ZoomButton } from '@vitis/ui/documents';
import { useEffect, useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { canShareFiles, type PaperFile, usePaperFile } from './use-paper-file.ts';
import { type PaperMail, usePaperMail } from './use-paper-mail.ts';

interface Tool {
  label: string;
  icon: IconDrawing;
  onSelect: () => void;
}

export interface PaperToolbarProps extends PaperMail, PaperFile {
  /** Where the document is read on the screen. */
  back: string;
  mailing: boolean;
}

/** Over a paper on its sheets: the file saved, shared or mailed, the sheets printed, and the way back. */
export function PaperToolbar({ back, taxEmail, mail, mailing, ...paper }: PaperToolbarProps) {
  const { t } = usePortalTexts();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(canShareFiles()), []);
  const file = usePaperFile(paper);

  const send = usePaperMail({ taxEmail, mail });
  const share = async () => {
    if ((await file.share()) === 'again') void showAlert(t('portal.print.shareAgain'));
  };
  const label = t('portal.print.close');
  const leave = () => void navigate(back);
  const print: Tool = { label: t('portal.print.print'), icon: printIcon, onSelect: () => window.print() };
  const letter: Tool = { label: t('portal.print.mail'), icon: mailIcon, onSelect: () => void send() };
  const saved: Tool = { label: t('portal.print.save'), icon: downloadIcon, onSelect: () => void file.save() };
  const shared: Tool = { label: t('portal.print.share'), icon: shareIcon, onSelect: () => void share() };

  if (isPhone) {
    const first = canShare ? shared : saved;
    const rest: MenuItem[] = [
      ...(canShare ? [{ id: 'save', ...saved }] : []),
      { id: 'mail', ...letter },
      { id: 'print', ...print },
    ];
    return (
      <>
        <IconButton variant="bordered" icon={closeIcon} label={label} onClick={leave} />
        <ZoomButton labels={{ zoomIn: t('portal.print.zoomIn'), zoomOut: t('portal.print.zoomOut') }} />
        <Menu label="" name={t('portal.print.more')} icon={moreIcon} arrow={false} align="end" items={rest} />
        <Button variant="primary" icon={first.icon} loading={file.busy} onClick={first.onSelect}>
          {first.label}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button icon={closeIcon} onClick={leave}>
        {label}
      </Button>
      <Button icon={letter.icon} loading={mailing} onClick={letter.onSelect}>
        {letter.label}
      </Button>
      {canShare ? (
        <Button icon={shared.icon} loading={file.busy} onClick={shared.onSelect}>
          {shared.label}
        </Button>
      ) : null}
      <Button icon={saved.icon} loading={file.busy} onClick={saved.onSelect}>
        {saved.label}
      </Button>
      <Button variant="primary" icon={print.icon} onClick={print.onSelect}>
        {print.label}
      </Button>
    </>
  );
}
