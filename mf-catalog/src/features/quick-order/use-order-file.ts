import { reportFailure } from '@vitis/platform';
import { useState } from 'react';
import type { FileTrouble } from './read-order-file.ts';

/**
 * Reads a file that somebody gives, with code that comes with the first one; `take` gets its lines as text, and answers false
 * where they are too many letters.
 */
export function useOrderFile(take: (text: string) => boolean) {
  const [reading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<FileTrouble | null>(null);

  const read = async (file: File) => {
    setReading(true);
    setTrouble(null);
    try {
      const { OrderFileError, readOrderText } = await import(
        /* webpackChunkName: "order-file" */ './read-order-file.ts'
      );
      const text = await readOrderText(file).catch((error: unknown) => {
        if (!(error instanceof OrderFileError)) throw error;
        setTrouble(error.trouble);
        return null;
      });
      if (text !== null && !take(text)) setTrouble('LENGTH');
    } catch (error) {
      reportFailure(error);
    } finally {
      setReading(false);
    }
  };
  return { read, reading, trouble };
}
