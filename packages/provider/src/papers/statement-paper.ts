import type { PrintField, PrintPage, StatementPrintDocument } from '@vitis/domain';
import { drawLines } from './line-table.ts';
import type { PaperCanvas, Rule, Type } from './paper-canvas.ts';
import { drawParty } from './party-box.ts';

/** Half a sheet, as `statement-sheet.module.scss` of the ui package draws it, in millimetres. */
const LEFT = 12;
const WIDTH = 186;
const HALF = 148.5;
const EDGE = { top: 7, bottom: 6 };
const BODY: Type = { size: 7.8, leading: 3.5 };
const FOOT_ROW = 5.2;
const COLOURS = { blue: '#1d4f91', red: '#b3261e' } as const;

/** 거래명세서: every sheet carries the same twice, with a line between to cut along. */
export function drawStatementPaper(canvas: PaperCanvas, of: StatementPrintDocument): void {
  for (const page of of.pages) {
    canvas.newSheet();
    for (const [at, copy] of of.copies.entries()) drawCopy(canvas, of, page, copy, at * HALF);
    canvas.rules([[0, HALF, 210, HALF]], 0.25, '#777777', 1.5);
  }
}

function drawCopy(
  canvas: PaperCanvas,
  of: StatementPrintDocument,
  page: PrintPage,
  copy: StatementPrintDocument['copies'][number],
  above: number,
): void {
  const colour = COLOURS[copy.colour];
  let y = above + EDGE.top;
  drawTitle(canvas, of.title, `(${copy.label})`, { y, colour });
  y += 8;

  const facts = { y, height: 5.4 };
  let x = LEFT;
  for (const [at, { label, value }] of of.facts.entries()) {
    const text = `${label} ${value}`;
    const isLast = at === of.facts.length - 1;
    canvas.write(
      text,
      { ...facts, x, width: WIDTH - 16 - (x - LEFT) },
      { ...BODY, align: isLast ? 'end' : 'start' },
    );
    x += 60;
  }
  canvas.write(page.mark, { ...facts, x: LEFT, width: WIDTH }, { ...BODY, align: 'end' });
  y += 5.4;

  for (const [at, party] of of.parties.entries())
    drawParty(
      canvas,
      party,
      { x: LEFT + (at * WIDTH) / 2, y, width: WIDTH / 2, height: 30 },
      { type: BODY, row: 5.2, colour },
    );
  y += 31.2;

  const total = { x: LEFT, y, width: WIDTH, height: 6.8 };
  canvas.frame(total, 0.35, colour);
  const inner = { ...total, x: LEFT + 2, width: WIDTH - 4 };
  canvas.write(of.total.label, inner, { size: 9.5, leading: 4, weight: 'bold', colour });
  canvas.write(of.total.value, { ...inner, x: LEFT + 22 }, { size: 9.5, leading: 4, weight: 'bold' });
  canvas.write(of.total.note, inner, { ...BODY, align: 'end' });
  y += 8;

  const end = above + HALF - EDGE.bottom;
  const rows = of.foot.map((fields) => ({ fields, height: heightOf(canvas, fields) }));
  const footHeight = rows.reduce((sum, { height }) => sum + height, 0);
  const bottom = end - (page.isLast ? footHeight + 1.2 : FOOT_ROW);
  drawLines(
    canvas,
    { columns: of.columns, page },
    { x: LEFT, y, bottom },
    { type: BODY, row: 4.8, edge: 1.3, colour },
  );
  if (page.isLast) drawFoot(canvas, rows, end - footHeight, colour);
  else
    canvas.write(
      of.continued,
      { x: LEFT, y: bottom, width: WIDTH, height: FOOT_ROW },
      { ...BODY, align: 'end' },
    );
}

/** The name of the paper, and whose copy it is, in the middle of the sheet. */
function drawTitle(
  canvas: PaperCanvas,
  title: string,
  whose: string,
  { y, colour }: { y: number; colour: string },
): void {
  const middle = LEFT + WIDTH / 2;
  const place = { y, height: 8 };
  canvas.write(
    title,
    { ...place, x: middle - 56, width: 70 },
    { size: 15, leading: 8, weight: 'bold', spacing: 0.5, colour, align: 'end' },
  );
  canvas.write(
    whose,
    { ...place, x: middle + 20, width: 50 },
    { size: 8, leading: 8, weight: 'bold', colour },
  );
}

interface FootRow {
  fields: readonly PrintField[];
  height: number;
}

/** A field of the foot: its label, and the value, which takes the place of several where it is long. */
const FOOT_FIELD = { width: WIDTH / 4, label: 20, edge: 1.3 };
/** A signature is as high as its row, and reaches over the name like one by pen. */
const SIGNED_ROW = 8;
const SIGNATURE = { width: 20, height: 7.6 };
const widthOf = ({ span = 1 }: PrintField): number => span * FOOT_FIELD.width;
const valueWidth = (field: PrintField): number => widthOf(field) - FOOT_FIELD.label - 2 * FOOT_FIELD.edge;

function heightOf(canvas: PaperCanvas, fields: readonly PrintField[]): number {
  const lines = fields.map((field) => canvas.linesOf(field.value, valueWidth(field), BODY).length);
  const isSigned = fields.some(({ signature }) => signature);
  return Math.max(FOOT_ROW + (Math.max(1, ...lines) - 1) * BODY.leading, isSigned ? SIGNED_ROW : 0);
}

/** The sums, what is owed before and after, where it was handed over and where it is paid to. */
function drawFoot(canvas: PaperCanvas, rows: readonly FootRow[], from: number, colour: string): void {
  const rules: Rule[] = [];
  let y = from;
  for (const { fields, height } of rows) {
    if (y > from) rules.push([LEFT, y, LEFT + WIDTH, y]);
    let x = LEFT;
    for (const field of fields) {
      const { label, value, strong, seal, signature, span = 1 } = field;
      if (x > LEFT) rules.push([x, y, x, y + height]);
      const at = x + FOOT_FIELD.label;
      rules.push([at, y, at, y + height]);
      canvas.write(label, { x, y, width: FOOT_FIELD.label, height }, { ...BODY, align: 'center', colour });
      canvas.write(
        signature ? value : `${value}${seal ?? ''}`,
        { x: at + FOOT_FIELD.edge, y, width: valueWidth(field), height },
        { ...BODY, align: span > 1 || signature ? 'start' : 'end', weight: strong ? 'bold' : 'regular' },
      );
      x += widthOf(field);
      if (signature)
        canvas.draw(signature, {
          x: x - FOOT_FIELD.edge - SIGNATURE.width,
          y: y + (height - SIGNATURE.height) / 2,
          ...SIGNATURE,
        });
    }
    y += height;
  }
  canvas.rules(rules, 0.2, colour);
  canvas.frame({ x: LEFT, y: from, width: WIDTH, height: y - from }, 0.35, colour);
}
