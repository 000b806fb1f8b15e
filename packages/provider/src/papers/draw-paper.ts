import type { StatementPrintDocument, TradePrintDocument } from '@vitis/domain';
import { type PaperFacts, paperFile } from './paper-canvas.ts';
import { drawStatementPaper } from './statement-paper.ts';
import { drawTradePaper } from './trade-paper.ts';

/** What stands on the sheets of a paper; plain data, which may be sent to another thread. */
export type PaperContent =
  | { sheet: 'trade'; printed: TradePrintDocument }
  | { sheet: 'statement'; printed: readonly StatementPrintDocument[] };

export interface PaperToDraw extends PaperFacts {
  content: PaperContent;
}

/** The PDF file of a paper. */
export const drawPaper = ({ content, ...facts }: PaperToDraw): Promise<Buffer> =>
  paperFile(facts, (canvas) => {
    if (content.sheet === 'trade') drawTradePaper(canvas, content.printed);
    else for (const printed of content.printed) drawStatementPaper(canvas, printed);
  });
