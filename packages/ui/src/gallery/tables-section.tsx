import { type Key, useState } from 'react';
import { Chart } from '../controls/chart.tsx';
import { EmptyState } from '../controls/empty-state.tsx';
import { Menu } from '../controls/menu.tsx';
import { Panel } from '../controls/panel.tsx';
import { Status, Tag } from '../controls/status.tsx';
import { Table } from '../controls/table.tsx';
import type { TableColumn, TableSort } from '../controls/table-props.ts';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import { fileIcon, moreIcon } from '../icons.ts';
import { Demo, Section } from './demo.tsx';

interface Line {
  id: string;
  name: string;
  spec: string;
  bottles: number;
  was?: number;
  price: number;
  wasPrice?: number;
  tone?: 'added' | 'removed';
}

const LINES: Line[] = [
  {
    id: '1',
    name: '샤토 라모네 2019',
    spec: '750ml × 6 · 프랑스',
    bottles: 24,
    price: 36900,
    wasPrice: 38500,
  },
  {
    id: '2',
    name: '카사 몬테리조 리제르바 2018',
    spec: '750ml × 6 · 이탈리아',
    bottles: 48,
    was: 36,
    price: 27900,
  },
  {
    id: '3',
    name: '보데가 산 루미르 2018',
    spec: '750ml × 6 · 스페인',
    bottles: 60,
    price: 19200,
    tone: 'added',
  },
  {
    id: '4',
    name: '보데가 산 루미르 2017',
    spec: '품절 — 2018 빈티지로 대체',
    bottles: 60,
    price: 19800,
    tone: 'removed',
  },
];
const won = (value: number) => value.toLocaleString('ko-KR');
const changed = (before: string | undefined, now: string) =>
  before ? (
    <>
      <del>{before}</del> <ins>{now}</ins>
    </>
  ) : (
    now
  );

const COLUMNS: TableColumn<Line>[] = [
  {
    id: 'name',
    header: '품목',
    cell: (line) => (
      <>
        <b>{line.name}</b>{' '}
        {line.tone === 'added' ? (
          <Tag tone="good">대체</Tag>
        ) : line.tone === 'removed' ? (
          <Tag tone="bad">제외</Tag>
        ) : null}
        <br />
        <small>{line.spec}</small>
      </>
    ),
  },
  {
    id: 'bottles',
    header: '수량',
    numeric: true,
    width: 120,
    cell: (line) => changed(line.was ? `${line.was}병` : undefined, `${line.bottles}병`),
  },
  {
    id: 'price',
    header: '단가',
    numeric: true,
    width: 140,
    cell: (line) => changed(line.wasPrice ? won(line.wasPrice) : undefined, won(line.price)),
  },
  {
    id: 'sum',
    header: '공급가액',
    numeric: true,
    width: 140,
    cell: (line) => (line.tone === 'removed' ? '–' : won(line.price * line.bottles)),
  },
];

const STATES = [
  ['careful', '견적요청'],
  ['wine', '견적완료'],
  ['good', '견적확정'],
  ['muted', '취소'],
] as const;
const ESTIMATES = STATES.map(([tone, state], at) => ({
  id: `E20261118-000${at + 1}`,
  tone,
  state,
  company: '(주)담원다이닝',
  total: 3714480 - at * 412000,
  day: `2026-11-1${8 - at}`,
}));
type Estimate = (typeof ESTIMATES)[number];
const ESTIMATE_COLUMNS: TableColumn<Estimate>[] = [
  { id: 'id', header: '견적번호', sortable: true, cell: (row) => row.id },
  { id: 'company', header: '고객사', phone: 'bare', cell: (row) => row.company },
  { id: 'day', header: '요청일', sortable: true, phone: 'bare', cell: (row) => row.day },
  { id: 'state', header: '상태', phone: 'end', cell: (row) => <Status tone={row.tone}>{row.state}</Status> },
  {
    id: 'total',
    header: '합계',
    numeric: true,
    sortable: true,
    phone: 'bare',
    cell: (row) => `${won(row.total)}원`,
  },
  {
    id: 'more',
    header: <VisuallyHidden>작업</VisuallyHidden>,
    width: 60,
    phone: 'hidden',
    screenOnly: true,
    cell: () => (
      <Menu
        bare
        arrow={false}
        label=""
        icon={moreIcon}
        name="더 보기"
        align="end"
        items={[
          { id: 'print', label: '인쇄' },
          { id: 'cancel', label: '취소', tone: 'danger' },
        ]}
      />
    ),
  },
];
const MONTHS = ['6월', '7월', '8월', '9월', '10월', '11월'];

export function TablesSection() {
  const [sort, setSort] = useState<TableSort>({ column: 'day', direction: 'descending' });
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set(['E20261118-0002']));
  return (
    <Section id="tables" title="표와 그래프">
      <Demo name="Table – 견적" layout="stack">
        <Panel title="품목" action="개정 1 과 비교" padding="flush">
          <Table
            caption="견적 품목"
            columns={COLUMNS}
            rows={LINES}
            rowKey={(line) => line.id}
            rowTone={(line) => line.tone}
            sums={[
              { id: 'supply', label: '공급가액', value: '3,376,800' },
              { id: 'tax', label: '세액', value: '337,680' },
              { id: 'total', label: '합계', value: '3,714,480원', strong: true },
            ]}
          />
        </Panel>
      </Demo>
      <Demo name="Table – 목록" layout="stack">
        <Table
          caption="견적 신청 내역"
          columns={ESTIMATE_COLUMNS}
          rows={ESTIMATES}
          rowKey={(row) => row.id}
          rowHref={(row) => `#${row.id}`}
          sort={sort}
          onSort={setSort}
          stickyHeader
          selection={{
            selected,
            onChange: setSelected,
            labelAll: '모두 선택',
            labelRow: (row) => `${row.id} 선택`,
            disabled: (row) => row.tone === 'muted',
          }}
        />
      </Demo>
      <Demo name="Table – 대기 · 비었음" layout="stack">
        <Table
          caption="불러오는 중"
          columns={ESTIMATE_COLUMNS}
          rows={[]}
          rowKey={(row) => row.id}
          loadingRows={3}
        />
        <Table
          caption="비었음"
          columns={ESTIMATE_COLUMNS}
          rows={[]}
          rowKey={(row) => row.id}
          empty={<EmptyState compact icon={fileIcon} title="견적 신청 내역이 없습니다." />}
        />
      </Demo>
      <Demo name="Chart" layout="stack">
        <Chart
          label="월별 매출과 미수금"
          axis={{ label: '월', values: MONTHS }}
          series={[
            { id: 'sales', label: '매출', values: [8200000, 9100000, 7600000, 11200000, 12480000, 6300000] },
            {
              id: 'due',
              label: '미수금',
              values: [3100000, 4200000, 3900000, 5100000, 7520000, 4100000],
              tone: 'gold',
            },
          ]}
          format={(value) => `${won(value)}원`}
          formatShort={(value) => `${value / 10000}만`}
          tableLabel="표로 보기"
        />
        <Chart
          label="월별 구매"
          height={180}
          axis={{ label: '월', values: MONTHS }}
          series={[
            { id: 'bottles', label: '구매 수량', shape: 'line', values: [120, 96, 144, 60, 204, 180] },
          ]}
          format={(value) => `${value}병`}
          tableLabel="표로 보기"
        />
      </Demo>
    </Section>
  );
}
