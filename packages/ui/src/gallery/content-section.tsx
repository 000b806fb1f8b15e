import { buttonClass } from '../controls/button.tsx';
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
    </Section>
  );
}
