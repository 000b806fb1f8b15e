import type { PrintField, TradePrintDocument } from '@vitis/domain';
import { drawLines, type TableLook } from './line-table.ts';
import type { PaperCanvas, Rule, Type } from './paper-canvas.ts';
import { type BoxLook, drawParty, partyHeight } from './party-box.ts';

/** As `trade-sheet.module.scss` of the ui package draws it, in millimetres. */
const LEFT = 12;
const RIGHT = 198;
const WIDTH = RIGHT - LEFT;
const TOP = 11;
const FOOT = 282;
const BLACK = '#000000';
const BODY: Type = { size: 8.6, leading: 4 };
const TABLE: TableLook = { type: BODY, row: 6.4, edge: 1.5, colour: BLACK };
const BOX: BoxLook = { type: BODY, row: 6.2, colour: BLACK };
const TERM = { row: 6.4, leading: 4.2, label: 26, edge: 1.5 };
/** What the word before the receiver takes. */
const RECEIVER_LABEL = 9;
/** The head with one party in it, or with two; and that of the sheets after the first. */
const HEAD = { one: 76, two: 97, next: 9 };

/** 견적서 or 발주서 on as many sheets as it takes. */
export function drawTradePaper(canvas: PaperCanvas, of: TradePrintDocument): void {
  for (const page of of.pages) {
    canvas.newSheet();
    const y = TOP + (page.isFirst ? drawHead(canvas, of) : drawRunningHead(canvas, of));
    const terms = page.isLast ? termHeights(canvas, of.terms) : [];
    const termsHeight = terms.reduce((sum, height) => sum + height, 0);
    const bottom = FOOT - (page.isLast ? termsHeight + 3 : 0);
    drawLines(canvas, { columns: of.columns, page, sum: of.sum }, { x: LEFT, y, bottom }, TABLE);
    if (page.isLast) drawTerms(canvas, of.terms, terms, FOOT - termsHeight);
    const mark = { x: LEFT, y: FOOT, width: WIDTH, height: 6 };
    if (!page.isLast) canvas.write(of.continued, mark, { size: 8, leading: 6 });
    canvas.write(page.mark, mark, { size: 8, leading: 6, align: 'end' });
  }
}

/** Title, receiver, facts, parties and the sum in words; the height that they take. */
function drawHead(canvas: PaperCanvas, of: TradePrintDocument): number {
  const [first, second] = of.parties;
  const height = second ? HEAD.two : HEAD.one;
  drawTitle(canvas, of.title);
  const top = TOP + 17.4;
  const bottom = TOP + height - 15.6;
  const partyWidth = second ? (WIDTH - 2) / 2 : 98;
  const leftWidth = WIDTH - (second ? 84 : 98) - 5;
  drawReceiver(canvas, of, { top, width: leftWidth });

  const factsHeight = of.facts.length * 5.4;
  if (second) {
    drawFacts(canvas, of.facts, { x: RIGHT - 84, y: top });
    const y = top + Math.max(factsHeight, 16) + 3;
    const place = { y, width: partyWidth, height: bottom - y };
    if (first) drawParty(canvas, first, { ...place, x: LEFT }, BOX);
    drawParty(canvas, second, { ...place, x: RIGHT - partyWidth }, BOX);
  } else {
    drawFacts(canvas, of.facts, { x: LEFT, y: bottom - factsHeight });
    if (first) {
      const boxHeight = partyHeight(canvas, first, partyWidth, BOX);
      const place = { x: RIGHT - partyWidth, y: bottom - boxHeight, width: partyWidth, height: boxHeight };
      drawParty(canvas, first, place, BOX);
    }
  }
  drawTotal(canvas, of, TOP + height - 12.6);
  return height;
}

function drawTitle(canvas: PaperCanvas, title: string): void {
  const type: Type = { size: 20, leading: 10, weight: 'bold', spacing: 0.6 };
  canvas.write(title, { x: LEFT, y: TOP, width: WIDTH, height: 10 }, { ...type, align: 'center' });
  // Two thin rules, a little longer than the word.
  const half = [...title].length * 5.8;
  const middle = LEFT + WIDTH / 2;
  const rule = (y: number): Rule => [middle - half, y, middle + half, y];
  canvas.rules([rule(TOP + 11.7), rule(TOP + 12.3)], 0.25);
}

function drawReceiver(
  canvas: PaperCanvas,
  { receiver, opening }: TradePrintDocument,
  { top, width }: { top: number; width: number },
): void {
  const type: Type = { size: 13, leading: 6, weight: 'bold' };
  const name = { x: LEFT + RECEIVER_LABEL, width: width - RECEIVER_LABEL };
  const height = canvas.linesOf(receiver.value, name.width, type).length * 6;
  // Both stand on one line of writing.
  canvas.write(receiver.label, { x: LEFT, y: top + 0.6, width: RECEIVER_LABEL, height: 6 }, BODY);
  canvas.write(receiver.value, { ...name, y: top, height }, type);
  const rule = top + height + 1;
  canvas.rules([[LEFT, rule, LEFT + width, rule]], 0.35);
  canvas.write(opening, { x: LEFT, y: rule + 1.6, width, height: 4 }, BODY);
}

function drawFacts(canvas: PaperCanvas, facts: readonly PrintField[], { x, y }: { x: number; y: number }) {
  for (const [at, { label, value, strong }] of facts.entries()) {
    const line = { y: y + at * 5.4, height: 5.4 };
    canvas.write(label, { ...line, x, width: 20 }, BODY);
    canvas.write(value, { ...line, x: x + 22, width: 60 }, { ...BODY, weight: strong ? 'bold' : 'regular' });
  }
}

function drawTotal(canvas: PaperCanvas, { total }: TradePrintDocument, y: number): void {
  const place = { x: LEFT, y, width: WIDTH, height: 9.6 };
  canvas.frame(place, 0.5);
  const inner = { ...place, x: LEFT + 3, width: WIDTH - 6 };
  canvas.write(total.label, inner, { size: 10.5, leading: 5, spacing: 0.2 });
  canvas.write(
    total.value,
    { ...inner, x: LEFT + 30, width: 128 },
    { size: 10.5, leading: 5, weight: 'bold' },
  );
  canvas.write(total.note, inner, { ...BODY, align: 'end' });
}

/** On the sheets after the first: what this is, and to whom it goes. */
function drawRunningHead(canvas: PaperCanvas, of: TradePrintDocument): number {
  const place = { x: LEFT, y: TOP, width: WIDTH, height: 6 };
  canvas.write(of.title, place, { size: 11, leading: 6, weight: 'bold', spacing: 0.3 });
  canvas.write(of.facts[0]?.value ?? '', { ...place, x: LEFT + 26 }, BODY);
  canvas.write(`${of.receiver.label} ${of.receiver.value}`, place, { ...BODY, align: 'end' });
  return HEAD.next;
}

const termType: Type = { size: 8.6, leading: TERM.leading };

const termHeights = (canvas: PaperCanvas, terms: readonly PrintField[]): number[] =>
  terms.map(({ value }) => {
    const lines = canvas.linesOf(value, WIDTH - TERM.label - 2 * TERM.edge, termType).length;
    return TERM.row + (lines - 1) * TERM.leading;
  });

function drawTerms(
  canvas: PaperCanvas,
  terms: readonly PrintField[],
  heights: readonly number[],
  from: number,
): void {
  const rules: Rule[] = [[LEFT + TERM.label, from, LEFT + TERM.label, FOOT]];
  let y = from;
  for (const [at, { label, value }] of terms.entries()) {
    const height = heights[at]!;
    if (at > 0) rules.push([LEFT, y, RIGHT, y]);
    canvas.write(label, { x: LEFT, y, width: TERM.label, height }, { ...termType, align: 'center' });
    const width = WIDTH - TERM.label - 2 * TERM.edge;
    canvas.write(value, { x: LEFT + TERM.label + TERM.edge, y, width, height }, termType);
    y += height;
  }
  canvas.rules(rules, 0.2);
  canvas.frame({ x: LEFT, y: from, width: WIDTH, height: FOOT - from }, 0.35);
}
