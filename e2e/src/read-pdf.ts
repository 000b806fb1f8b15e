import { getDocumentProxy } from 'unpdf';

/** A run of text on a page. Millimetres: `x` from the left edge, `y` of its baseline from the upper one. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
}

export interface PdfPage {
  /** Millimetres. */
  width: number;
  height: number;
  texts: PdfText[];
}

const MILLIMETRES_OF_POINT = 25.4 / 72;

/** The pages of a PDF with all their texts, from top to bottom and from left to right. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  // The reader takes the buffer over, which must not be one that Node shares.
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x = 0, y = 0] = [item.transform[4], item.transform[5]] as number[];
      return [
        {
          text: item.str,
          x: (x - left) * MILLIMETRES_OF_POINT,
          y: (top - y) * MILLIMETRES_OF_POINT,
          width: item.width * MILLIMETRES_OF_POINT,
        },
      ];
    });
    pages.push({
      width: (right - left) * MILLIMETRES_OF_POINT,
      height: (top - bottom) * MILLIMETRES_OF_POINT,
      texts: texts.sort((one, other) => one.y - other.y || one.x - other.x),
    });
  }
  await file.loadingTask.destroy();
  return pages;
}

/** What stands on paper without its spaces: a file keeps letters and their places, and no words. */
export const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** Texts as lines from top to bottom, without spaces; baselines less than a hair apart are one line. */
export function linesOf(texts: readonly PdfText[]): { y: number; text: string; texts: PdfText[] }[] {
  const lines: { y: number; texts: PdfText[] }[] = [];
  for (const text of texts) {
    const line = lines.find(({ y }) => Math.abs(y - text.y) < 0.3);
    if (line) line.texts.push(text);
    else lines.push({ y: text.y, texts: [text] });
  }
  return lines.map(({ y, texts: of }) => ({
    y,
    texts: of,
    text: squeezed(
      of
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(''),
    ),
  }));
}
