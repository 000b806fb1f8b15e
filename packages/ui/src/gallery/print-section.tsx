import { Button } from '../controls/button.tsx';
import { KeepTogether, PrintSheet } from '../controls/print-sheet.tsx';
import { Table } from '../controls/table.tsx';
import type { TableColumn } from '../controls/table-props.ts';
import { printIcon } from '../icons.ts';
import { Section } from './demo.tsx';

const ROWS = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  name: `보데가 산 루미르 ${2000 + (at % 24)}`,
  bottles: 12 + at,
}));
const COLUMNS: TableColumn<(typeof ROWS)[number]>[] = [
  { id: 'at', header: '번호', numeric: true, width: 60, phone: 'hidden', cell: (row) => row.id },
  { id: 'name', header: '품목', rowHeader: true, cell: (row) => row.name },
  { id: 'bottles', header: '수량', numeric: true, cell: (row) => `${row.bottles}병` },
];

export function PrintSection() {
  return (
    <Section id="print" title="인쇄">
      <PrintSheet
        toolbar={
          <Button icon={printIcon} onClick={() => window.print()}>
            인쇄
          </Button>
        }
        header={<b>(주)비티스와인 · 견적서 E20261118-0004</b>}
        footer="서울특별시 강남구 테헤란로 000 · 02-000-0000"
      >
        <Table dense caption="견적 품목" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} />
        <KeepTogether>인수자 (서명)</KeepTogether>
      </PrintSheet>
    </Section>
  );
}
