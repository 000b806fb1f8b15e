import { setImmediate } from 'node:timers/promises';
import type { StatementPrintDocument, TradePrintDocument } from '@vitis/domain';
import { type PaperFacts, paperFile } from './paper-canvas.ts';
import { drawStatementPaper } from './statement-paper.ts';
import { drawTradePaper } from './trade-paper.ts';

/** What stands on the sheets of a paper; plain data, which may be sent to another thread. */
export type PaperContent =
  | { sheet: 'trade'; printed: readonly TradePrintDocument[] }
  | { sheet: 'statement'; printed: readonly StatementPrintDocument[] };

export interface PaperToDraw extends PaperFacts {
  content: PaperContent;
}

/** Draws each, and lets whatever else waits for this thread go first: a paper of its own does not wait for a hundred. */
async function drawEach<Printed>(all: readonly Printed[], draw: (printed: Printed) => void): Promise<void> {
  for (const [at, printed] of all.entries()) {
    if (at > 0) await setImmediate();
    draw(printed);
  }
}

/** The PDF file of a paper. */
export const drawPaper = ({ content, ...facts }: PaperToDraw): Promise<Buffer> =>
  paperFile(facts, (canvas) =>
    content.sheet === 'trade'
      ? drawEach(content.printed, (printed) => drawTradePaper(canvas, printed))
      : drawEach(content.printed, (printed) => drawStatementPaper(canvas, printed)),
  );
