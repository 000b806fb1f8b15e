import type { StatementPrintDocument } from '@vitis/domain';
import type { PaperCanvas } from './paper-canvas.ts';
import { drawStatementPaper } from './statement-paper.ts';

const party = { side: '공급자', rows: [] };
const statement: StatementPrintDocument = {
  title: '거래명세서',
  number: 'D20261122-0001',
  copies: [
    { label: '공급받는자 보관용', colour: 'blue' },
    { label: '공급자 보관용', colour: 'red' },
  ],
  facts: [],
  parties: [party, party],
  total: { label: '합계금액', value: '일금 일만원정', note: '부가세 포함' },
  amount: 10_000,
  columns: [],
  pages: [{ mark: '1/1', rows: [], blankRows: 0, subtotal: null, isFirst: true, isLast: true }],
  foot: [],
  continued: '다음 장에 계속',
};

/** Writes down what is drawn. */
function recorder() {
  const coloured: { text: string; y: number; colour: string | undefined }[] = [];
  const dashed: unknown[] = [];
  const canvas: PaperCanvas = {
    newSheet: () => {},
    linesOf: (text) => [text],
    write: (text, { y }, { colour }) => coloured.push({ text, y, colour }),
    rules: (rules, _thickness, _colour, dash) => {
      if (dash !== undefined) dashed.push(...rules);
    },
    frame: () => {},
    draw: () => {},
  };
  return { canvas, coloured, dashed };
}

test('the upper half is the buyer’s in blue, the lower one the supplier’s in red, with a line to cut between', () => {
  const { canvas, coloured, dashed } = recorder();
  drawStatementPaper(canvas, statement);
  const copy = (label: string) => coloured.find(({ text }) => text === `(${label})`);
  const [blue, red] = [copy('공급받는자 보관용'), copy('공급자 보관용')];
  // Which of two colours is the bluer one and which the redder, whatever their shades.
  const channels = (colour = '') =>
    (colour.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
  const [ofBlue, ofRed] = [channels(blue?.colour), channels(red?.colour)];
  expect(ofBlue[2]).toBeGreaterThan(ofBlue[0] ?? 255);
  expect(ofRed[0]).toBeGreaterThan(ofRed[2] ?? 255);
  expect(blue?.y).toBeLessThan(148.5);
  expect(red?.y).toBeGreaterThan(148.5);
  expect(dashed).toEqual([[0, 148.5, 210, 148.5]]);
});
