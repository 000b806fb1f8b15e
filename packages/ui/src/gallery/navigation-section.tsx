import { useState } from 'react';
import { Accordion } from '../controls/accordion.tsx';
import { Breadcrumb } from '../controls/breadcrumb.tsx';
import { Menu } from '../controls/menu.tsx';
import { Pager } from '../controls/pager.tsx';
import { StateSteps } from '../controls/state-steps.tsx';
import { TabLinks, Tabs } from '../controls/tabs.tsx';
import { Timeline } from '../controls/timeline.tsx';
import { boxIcon, copyIcon, printIcon, trashIcon } from '../icons.ts';
import { Demo, Section } from './demo.tsx';

export function NavigationSection() {
  const [page, setPage] = useState(6);
  const labels = {
    pages: '페이지',
    previous: '이전 페이지',
    next: '다음 페이지',
    page: (at: number) => `${at}페이지`,
  };
  return (
    <Section id="navigation" title="찾아가기">
      <Demo name="Breadcrumb">
        <Breadcrumb
          label="위치"
          items={[
            { label: '홈', href: '#' },
            { label: '와인', href: '#wine' },
            { label: '프랑스', href: '#fr' },
            { label: '샤토 라모네' },
          ]}
        />
      </Demo>
      <Demo name="Tabs" layout="stack">
        <Tabs
          label="상품 정보"
          items={[
            { id: 'about', label: '상세 정보', panel: '점토 석회암 토양에서 자란 메를로입니다.' },
            { id: 'winery', label: '와이너리', count: 3, panel: '샤토 라모네' },
            { id: 'notes', label: '시음 노트', panel: '블랙체리, 자두' },
            { id: 'off', label: '준비 중', panel: null, disabled: true },
          ]}
        />
        <TabLinks
          label="상태"
          items={[
            { href: '#all', label: '전체', count: 24, current: true },
            { href: '#asked', label: '견적요청', count: 3 },
            { href: '#answered', label: '견적완료', count: 2 },
            { href: '#confirmed', label: '견적확정', count: 12 },
            { href: '#cancelled', label: '취소', count: 7 },
          ]}
        />
      </Demo>
      <Demo name="Pager" layout="stack">
        <Pager page={page} pageCount={20} onPage={setPage} labels={labels} />
        <Pager page={1} pageCount={4} href={(at) => `#page-${at}`} labels={labels} />
      </Demo>
      <Demo name="Menu">
        <Menu
          label="추천순"
          size="small"
          items={[
            { id: 'best', label: '추천순', checked: true },
            { id: 'new', label: '최신순', checked: false },
            { id: 'price', label: '낮은 가격순', checked: false },
          ]}
        />
        <Menu
          label="더 보기"
          items={[
            { id: 'print', label: '인쇄', icon: printIcon },
            { id: 'copy', label: '다시 요청', icon: copyIcon, note: '새 견적' },
            { id: 'off', label: '발주', icon: boxIcon, disabled: true },
            { id: 'cancel', label: '견적 취소', icon: trashIcon, tone: 'danger', separated: true },
          ]}
        />
        <Menu
          bare
          label="한국어"
          items={[
            { id: 'ko', label: '한국어', checked: true, lang: 'ko' },
            { id: 'en', label: 'English', checked: false, lang: 'en' },
            { id: 'ja', label: '日本語', checked: false, lang: 'ja' },
          ]}
        />
      </Demo>
      <Demo name="StateSteps" layout="stack">
        <StateSteps
          label="견적 진행"
          steps={[
            { id: 'asked', label: '견적요청', note: '11-18 (수) 10:24', state: 'done' },
            { id: 'answered', label: '견적완료', note: '11-19 (목) 16:02 · 개정 2', state: 'current' },
            { id: 'confirmed', label: '견적확정', state: 'ahead' },
            { id: 'ordered', label: '발주', state: 'ahead' },
          ]}
        />
        <StateSteps
          label="취소된 견적"
          steps={[
            { id: 'asked', label: '견적요청', note: '11-18 (수) 10:24', state: 'done' },
            { id: 'off', label: '취소', note: '11-18 (수) 11:02', state: 'stopped' },
          ]}
        />
      </Demo>
      <Demo name="Timeline · Accordion" layout="grid">
        <Timeline
          label="개정"
          items={[
            {
              id: '2',
              title: '개정 2',
              meta: '한서윤 담당자 · 11-19 16:02',
              said: '48병부터 단가를 맞췄습니다. 2017 빈티지는 소진되어 2018로 제안드려요.',
              current: true,
            },
            { id: '1', title: '개정 1', meta: '한서윤 담당자 · 11-18 17:40' },
            { id: '0', title: '요청', meta: '김도윤 · 11-18 10:24', said: '연말 코스용입니다.' },
          ]}
        />
        <Accordion
          exclusive
          items={[
            {
              id: 'ship',
              summary: '배송은 얼마나 걸리나요?',
              content: '15시까지 발주하시면 다음 영업일에 도착합니다.',
              defaultOpen: true,
            },
            {
              id: 'min',
              summary: '최소 수량이 있나요?',
              note: '주문',
              content: '박스 단위로 주문하실 수 있습니다.',
            },
          ]}
        />
      </Demo>
    </Section>
  );
}
