import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../controls/empty-state.tsx';
import { ErrorPanel } from '../controls/error-panel.tsx';
import { Notice } from '../controls/notice.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../controls/skeleton.tsx';
import { Spinner } from '../controls/spinner.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { type Toast, ToastRegion } from '../controls/toast-region.tsx';
import { cartIcon } from '../icons.ts';
import { Demo, Section } from './demo.tsx';

export function FeedbackSection() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const add = (tone: Toast['tone'], message: string) =>
    setToasts([
      ...toasts,
      { id: String(Date.now()), tone, message, action: <TextLink href="#feedback">장바구니 보기</TextLink> },
    ]);
  return (
    <Section id="feedback" title="알림과 대기">
      <Demo name="Notice" layout="stack">
        <Notice title="새 버전이 있습니다." action={<Button size="small">새로 고침</Button>}>
          새로 고치면 최신 화면을 보실 수 있습니다.
        </Notice>
        <Notice tone="good">견적을 확정했습니다.</Notice>
        <Notice
          tone="careful"
          title="여신 한도가 얼마 남지 않았습니다."
          close={{ label: '닫기', onClose: () => {} }}
        />
        <Notice tone="bad" title="여신 한도를 넘습니다.">
          한도 20,000,000원 가운데 12,480,000원을 쓰실 수 있습니다.
        </Notice>
        <Notice banner tone="careful">
          인터넷 연결이 끊겼습니다. 연결되면 다시 시도합니다.
        </Notice>
      </Demo>
      <Demo name="Toast">
        <Button onClick={() => add('good', '장바구니에 12병을 담았습니다.')}>담음</Button>
        <Button onClick={() => add('bad', '담지 못했습니다. 다시 시도해 주세요.')}>실패</Button>
        <ToastRegion
          label="알림"
          toasts={toasts}
          dismissLabel="닫기"
          onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
        />
      </Demo>
      <Demo name="Spinner · Skeleton" layout="grid">
        <Spinner label="불러오는 중" />
        <SkeletonGroup label="불러오는 중">
          <Skeleton shape="block" height={160} />
          <SkeletonText lines={3} />
          <Skeleton shape="round" width={48} height={48} />
        </SkeletonGroup>
      </Demo>
      <Demo name="EmptyState · ErrorPanel" layout="grid">
        <EmptyState
          icon={cartIcon}
          title="장바구니가 비어 있습니다."
          message="와인을 담고 견적을 요청해 보세요."
          action={<Button variant="primary">와인 보기</Button>}
        />
        <ErrorPanel
          title="불러오지 못했습니다."
          message="잠시 뒤에 다시 시도해 주세요."
          request={{ label: '요청 번호', id: '01JD3X-7F2K' }}
          retry={{ label: '다시 시도', onRetry: () => {} }}
          home={{ label: '홈으로', href: '#' }}
        />
        <ErrorPanel status={404} title="페이지를 찾을 수 없습니다." home={{ label: '홈으로', href: '#' }} />
      </Demo>
      <Demo name="ErrorPanel – 작게" layout="stack">
        <ErrorPanel
          compact
          title="최근 주문을 불러오지 못했습니다."
          message="잠시 뒤에 다시 시도해 주세요."
          request={{ label: '요청 번호', id: '01JD3X-7F2K' }}
          retry={{ label: '다시 시도', onRetry: () => {} }}
        />
      </Demo>
    </Section>
  );
}
