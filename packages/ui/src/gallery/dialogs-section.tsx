import { useState } from 'react';
import { AlertDialog, ConfirmDialog } from '../controls/alert-dialog.tsx';
import { Button } from '../controls/button.tsx';
import { Drawer } from '../controls/drawer.tsx';
import { Modal } from '../controls/modal.tsx';
import { ScrollTopButton } from '../controls/scroll-top-button.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { Demo, Section } from './demo.tsx';
import styles from './ui-gallery.module.scss';

type Open = 'small' | 'medium' | 'large' | 'alert' | 'confirm' | 'danger' | 'drawer' | null;

export function DialogsSection() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const size = open === 'small' || open === 'large' ? open : 'medium';
  return (
    <Section id="dialogs" title="대화상자">
      <Demo name="Modal · Alert · Confirm · Drawer">
        <Button onClick={() => setOpen('small')}>작은 모달</Button>
        <Button onClick={() => setOpen('medium')}>모달</Button>
        <Button onClick={() => setOpen('large')}>큰 모달</Button>
        <Button onClick={() => setOpen('alert')}>알림</Button>
        <Button onClick={() => setOpen('confirm')}>확인</Button>
        <Button onClick={() => setOpen('danger')}>위험한 확인</Button>
        <Button onClick={() => setOpen('drawer')}>서랍</Button>
      </Demo>
      <Modal
        open={open === 'small' || open === 'medium' || open === 'large'}
        size={size}
        onClose={close}
        title="견적 다시 요청"
        closeLabel="닫기"
        footer={
          <>
            <Button onClick={close}>취소</Button>
            <Button variant="primary" onClick={close}>
              요청
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          <TextInput label="납기 희망일" data-autofocus placeholder="2026-12-01" />
          <TextArea label="요청 사항" rows={size === 'large' ? 12 : 4} />
        </div>
      </Modal>
      <AlertDialog open={open === 'alert'} message="준비 중입니다" okLabel="확인" onOk={close} />
      <ConfirmDialog
        open={open === 'confirm'}
        title="견적을 확정할까요?"
        message="확정하면 더 고칠 수 없습니다."
        okLabel="확정"
        cancelLabel="취소"
        onOk={close}
        onCancel={close}
      />
      <ConfirmDialog
        tone="danger"
        open={open === 'danger'}
        title="발주를 취소할까요?"
        message={'O20261117-0002를 취소합니다.\n되돌릴 수 없습니다.'}
        okLabel="발주 취소"
        cancelLabel="닫기"
        onOk={close}
        onCancel={close}
      />
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="필터"
        closeLabel="닫기"
        footer={
          <>
            <Button onClick={close}>초기화</Button>
            <Button variant="primary" onClick={close}>
              86종 보기
            </Button>
          </>
        }
      >
        서랍 안의 내용입니다.
      </Drawer>
      <ScrollTopButton label="맨 위로" />
    </Section>
  );
}
