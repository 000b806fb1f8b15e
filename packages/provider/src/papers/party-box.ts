import type { PrintField, PrintParty } from '@vitis/domain';
import type { PaperCanvas, Place, Rule, Type } from './paper-canvas.ts';

/** As `party-box.module.scss` of the ui package draws it. */
const SIDE = 6.4;
const LABEL = 14;
const NAME = 24;
const EDGE = 1.5;

export interface BoxLook {
  type: Type;
  /** Least height of a row. */
  row: number;
  colour: string;
}

interface Cell extends Place {
  field: PrintField;
  isLabel: boolean;
}

/** Rows of a box, each a row of labels and values, and how wide they are. */
function cellsOf(fields: readonly PrintField[], { x, y, width, height }: Place): Cell[] {
  return fields.flatMap((field, at) => {
    const isSplit = fields.length > 1;
    const first = width - LABEL - (isSplit ? LABEL + NAME : 0);
    const left = at === 0 ? x : x + LABEL + first;
    const value = at === 0 ? first : NAME;
    return [
      { field, isLabel: true, x: left, y, width: LABEL, height },
      { field, isLabel: false, x: left + LABEL, y, width: value, height },
    ];
  });
}

const ofValue = ({ type }: BoxLook, { strong }: PrintField): Type => ({
  ...type,
  ...(strong ? { weight: 'bold', spacing: 0.04 } : {}),
});

/** Least height of each row: an address may take two lines. */
function heightsOf(canvas: PaperCanvas, { rows }: PrintParty, inner: number, look: BoxLook): number[] {
  const room = { x: 0, y: 0, width: inner, height: 0 };
  return rows.map((fields) => {
    const lines = cellsOf(fields, room)
      .filter(({ isLabel }) => !isLabel)
      .map(({ field, width }) => {
        const seal = field.seal ? 7 : 0;
        return canvas.linesOf(field.value, width - 2 * EDGE - seal, ofValue(look, field)).length;
      });
    return Math.max(look.row, Math.max(...lines) * look.type.leading + 1.2);
  });
}

/** How high a party's box is where nothing stretches it. */
export const partyHeight = (canvas: PaperCanvas, party: PrintParty, width: number, look: BoxLook): number =>
  heightsOf(canvas, party, width - SIDE, look).reduce((sum, height) => sum + height, 0);

/** A party in its box, the word for its side written downwards; rows share what the place has over. */
export function drawParty(canvas: PaperCanvas, party: PrintParty, place: Place, look: BoxLook): void {
  const { x, y, width, height } = place;
  const { type, colour } = look;
  const least = heightsOf(canvas, party, width - SIDE, look);
  const over = Math.max(0, height - least.reduce((sum, each) => sum + each, 0)) / least.length;
  const label: Type = { ...type, colour };

  const letters = [...party.side];
  const step = type.leading * 1.1;
  const first = y + (height - letters.length * step) / 2;
  for (const [at, letter] of letters.entries())
    canvas.write(
      letter,
      { x, y: first + at * step, width: SIDE, height: step },
      { ...label, align: 'center' },
    );

  const rules: Rule[] = [[x + SIDE, y, x + SIDE, y + height]];
  let top = y;
  for (const [at, fields] of party.rows.entries()) {
    const rowHeight = least[at]! + over;
    if (at > 0) rules.push([x + SIDE, top, x + width, top]);
    for (const cell of cellsOf(fields, { x: x + SIDE, y: top, width: width - SIDE, height: rowHeight })) {
      if (cell.x > x + SIDE) rules.push([cell.x, top, cell.x, top + rowHeight]);
      drawCell(canvas, cell, look, label);
    }
    top += rowHeight;
  }
  canvas.rules(rules, 0.2, colour);
  canvas.frame(place, 0.35, colour);
}

function drawCell(canvas: PaperCanvas, { field, isLabel, ...place }: Cell, look: BoxLook, label: Type): void {
  if (isLabel) {
    canvas.write(field.label, place, { ...label, align: 'center' });
    return;
  }
  const inner = { ...place, x: place.x + EDGE, width: place.width - 2 * EDGE };
  canvas.write(field.value, { ...inner, width: inner.width - (field.seal ? 7 : 0) }, ofValue(look, field));
  if (field.seal) canvas.write(field.seal, inner, { ...look.type, align: 'end' });
}
