import { DOCUMENT_LINES_LIMIT, type LineMatch } from '@vitis/contracts';
import type { WrittenLine } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import { useMatching } from '@vitis/portal/lines';
import { useRef, useState } from 'react';
import { lineOfWine, type RegistLine } from './regist-values.ts';
import { bottlesOfWritten, writtenLines } from './use-wine-search.ts';

/** A line of a message of which a person has to say what it means. */
export interface DoubtfulLine {
  id: string;
  line: WrittenLine;
  /** None where the catalogue has no such wine. */
  matches: readonly LineMatch[];
}

/** A wine as a line asks for it; its count stays open where the line says none. */
const readAs = (line: WrittenLine, { product, price }: LineMatch): RegistLine => {
  const bottles = bottlesOfWritten(line, product.caseSize);
  const read = lineOfWine(product, price, bottles);
  return bottles === null ? { ...read, count: null } : read;
};

interface WrittenOrderOptions {
  add: (lines: readonly RegistLine[]) => void;
  /** Called before something changes that `add` does not see. */
  keep: () => void;
  /** Whether a wine takes no bottles at this moment, so that `add` would lose them. */
  isHeld: (idProduct: number) => boolean;
}

/** Reads a message as it was written: what is sure is handed to `add`, what is not waits for an answer. */
export function useWrittenOrder(idClient: number, { add, keep, isHeld }: WrittenOrderOptions) {
  const { match, found } = useMatching(idClient);
  const [doubtful, setDoubtful] = useState<readonly DoubtfulLine[]>([]);
  /** An answer comes after renderings of which its call knows nothing. */
  const latest = useRef(doubtful);
  const put = (next: readonly DoubtfulLine[]) => {
    latest.current = next;
    setDoubtful(next);
  };
  const drop = (id: string) => put(latest.current.filter((line) => line.id !== id));
  return {
    /** How far the reading is; null while nothing is read. */
    reading: found,
    doubtful,
    /** What waits at this moment, and what waits again once a step is taken back. */
    waiting: () => latest.current,
    restore: put,
    read: async (text: string) => {
      const asked = writtenLines(text).slice(0, DOCUMENT_LINES_LIMIT);
      try {
        const matched = await match(asked);
        if (matched === null) return;
        const sure: RegistLine[] = [];
        const open: DoubtfulLine[] = [];
        for (const [at, line] of asked.entries()) {
          const { matches = [], isSure = false } = matched[at] ?? {};
          const [first] = matches;
          if (isSure && first && !isHeld(first.product.id)) sure.push(readAs(line, first));
          else open.push({ id: crypto.randomUUID(), line, matches });
        }
        if (sure.length > 0) add(sure);
        else keep();
        put([...latest.current, ...open]);
      } catch (error) {
        reportFailure(error);
      }
    },
    choose: ({ id, line }: DoubtfulLine, meant: LineMatch) => {
      add([readAs(line, meant)]);
      if (!isHeld(meant.product.id)) drop(id);
    },
    drop,
  };
}
