import type { LineDrawing } from '@vitis/domain';
import PDFDocument from 'pdfkit';
import { faceFor, type PaperFace, type PaperWeight, paperFont } from './paper-fonts.ts';
import { wrapText } from './wrap-text.ts';

/** A place on a sheet. Millimetres, from the upper left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Type {
  /** Points. */
  size: number;
  /** Millimetres from one line to the next. */
  leading: number;
  weight?: PaperWeight;
  colour?: string;
  /** Of the size, between letters. */
  spacing?: number;
}

export interface Setting extends Type {
  align?: 'start' | 'center' | 'end';
  /** Where the lines stand in a place that is higher than they are. */
  stand?: 'top' | 'middle';
}

/** A line from one point to another. */
export type Rule = readonly [x1: number, y1: number, x2: number, y2: number];

const POINTS = 72 / 25.4;
const BLACK = '#000000';
/** How far under the middle of its line a letter's foot stands, of its size: half of what Hangul and digits fill. */
const FOOT = 0.35;

/** Sheets of A4 that texts and rules are put on. */
export interface PaperCanvas {
  newSheet(): void;
  /** Lines that a text takes in a width. */
  linesOf(text: string, width: number, type: Type): string[];
  write(text: string, place: Place, setting: Setting): void;
  rules(rules: readonly Rule[], thickness: number, colour?: string, dash?: number): void;
  frame(place: Place, thickness: number, colour?: string): void;
  /** Lines by hand, as large as the place lets them be. */
  draw(drawing: LineDrawing, place: Place): void;
}

export interface PaperFacts {
  title: string;
  author: string;
  madeAt: Date;
}

/** A PDF of what `draw` puts on its sheets: A4, with the letters that it uses embedded. */
export async function paperFile(
  { title, author, madeAt }: PaperFacts,
  draw: (canvas: PaperCanvas) => void | Promise<void>,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // None of its own: those need no file, and have no Hangul.
    font: '',
    pdfVersion: '1.7',
    lang: 'ko-KR',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'VITIS', CreationDate: madeAt, ModDate: madeAt },
  });
  await draw(canvasOn(pdf));
  pdf.end();
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Letters of one face, one after the other. */
interface Run {
  face: PaperFace;
  text: string;
}

/** Splits texts by the faces that have their letters, and makes these known to the file. */
function runsOn(pdf: PDFKit.PDFDocument): (text: string, weight: PaperWeight) => Run[] {
  const faces = new Map<string, PaperFace>();
  const registered = new Set<PaperFace>();
  const faceOf = (letter: string, weight: PaperWeight): PaperFace => {
    const key = `${weight} ${letter}`;
    const known = faces.get(key);
    if (known !== undefined) return known;
    const face = faceFor(letter, weight);
    // The types know files alone; a font that is read already is taken, too.
    if (!registered.has(face)) pdf.registerFont(face, paperFont(face) as unknown as Uint8Array);
    registered.add(face);
    faces.set(key, face);
    return face;
  };
  return (text, weight) => {
    const runs: Run[] = [];
    // Composed: 한자 that Unicode has twice are one letter then.
    for (const letter of text.normalize('NFC')) {
      const face = faceOf(letter, weight);
      const last = runs.at(-1);
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    return runs;
  };
}

function canvasOn(pdf: PDFKit.PDFDocument): PaperCanvas {
  const runsOf = runsOn(pdf);
  const widthOfRun = ({ face, text }: Run, { size, spacing = 0 }: Type): number =>
    pdf
      .font(face)
      .fontSize(size)
      .widthOfString(text, { characterSpacing: spacing * size }) / POINTS;
  const widthOf = (text: string, type: Type): number =>
    runsOf(text, type.weight ?? 'regular').reduce((sum, run) => sum + widthOfRun(run, type), 0);

  const linesOf: PaperCanvas['linesOf'] = (text, width, type) =>
    wrapText(text, width, (piece) => widthOf(piece, type));

  return {
    newSheet: () => void pdf.addPage(),
    linesOf,
    write: (text, place, setting) => {
      const { size, leading, align = 'start', stand = 'middle', spacing = 0, colour = BLACK } = setting;
      const lines = linesOf(text, place.width, setting);
      const top = place.y + (stand === 'middle' ? (place.height - lines.length * leading) / 2 : 0);
      pdf.fillColor(colour);
      for (const [at, line] of lines.entries()) {
        if (line === '') continue;
        const free = place.width - widthOf(line, setting);
        let x = place.x + (align === 'start' ? 0 : align === 'end' ? free : free / 2);
        const y = top + (at + 0.5) * leading;
        for (const run of runsOf(line, setting.weight ?? 'regular')) {
          const width = widthOfRun(run, setting);
          pdf.text(run.text, x * POINTS, y * POINTS + size * FOOT, {
            lineBreak: false,
            baseline: 'alphabetic',
            characterSpacing: spacing * size,
          });
          x += width;
        }
      }
    },
    rules: (rules, thickness, colour = BLACK, dash) => {
      if (rules.length === 0) return;
      for (const [x1, y1, x2, y2] of rules)
        pdf.moveTo(x1 * POINTS, y1 * POINTS).lineTo(x2 * POINTS, y2 * POINTS);
      if (dash !== undefined) pdf.dash(dash * POINTS, {});
      pdf.lineWidth(thickness * POINTS).stroke(colour);
      if (dash !== undefined) pdf.undash();
    },
    frame: ({ x, y, width, height }, thickness, colour = BLACK) => {
      pdf.rect(x * POINTS, y * POINTS, width * POINTS, height * POINTS);
      pdf.lineWidth(thickness * POINTS).stroke(colour);
    },
    draw: ({ path, width, height }, place) => {
      const scale = Math.min(place.width / width, place.height / height) * POINTS;
      pdf
        .save()
        .translate(place.x * POINTS, place.y * POINTS)
        .scale(scale)
        .path(path)
        .lineWidth(4)
        .lineCap('round')
        .lineJoin('round')
        .stroke(BLACK)
        .restore();
    },
  };
}
