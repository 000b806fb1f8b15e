import { buttonClass } from '../controls/button.tsx';
import { NotificationList } from '../controls/notification-list.tsx';
import { Panel } from '../controls/panel.tsx';
import { Popover } from '../controls/popover.tsx';
import { Demo, Section } from './demo.tsx';

export function ContentSection() {
  return (
    <Section id="content" title="판">
      <Demo name="Panel · Popover" layout="grid">
        <Panel title="개정" action="2건">
          48병부터 단가를 맞췄습니다.
        </Panel>
        <Panel>제목 없는 판입니다.</Panel>
        <div>
          <Popover label="단가표" trigger="단가표 보기" triggerClassName={buttonClass()}>
            {() => '1–11병 40,500원'}
          </Popover>
        </div>
      </Demo>
      <Demo name="NotificationList" layout="grid">
        <NotificationList
          label="알림"
          unreadLabel="읽지 않음"
          items={[
            {
              key: 'estimate',
              href: '#content',
              kind: '견적',
              name: 'E20261120-0001',
              details: '',
              status: { tone: 'wine', label: '견적완료' },
              at: '2026-11-20T10:24:00+09:00',
              time: '11-20 (금) 10:24',
              isUnread: true,
            },
            {
              key: 'delivery',
              href: '#content',
              kind: '배송',
              name: 'O20261119-0001',
              details: '와인바 온도 · 11-19 (목)',
              status: { tone: 'good', label: '배송완료' },
              at: '2026-11-19T16:02:00+09:00',
              time: '11-19 (목) 16:02',
              isUnread: false,
            },
          ]}
        />
      </Demo>
    </Section>
  );
}
