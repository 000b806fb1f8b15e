import { outsideOfCall, refuseInsideTransaction } from '../db/call-context.ts';

export interface BatchLimits {
  /** Calls that may be on their way at once. */
  atOnce: number;
  /** Items of one call. */
  most: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks for many at once what each asks for alone. The first goes right away; what comes while calls are on their way
 * goes together in the next one. So nobody waits for company, and the busier it is, the less each costs.
 *
 * @param ask answers in the order of the items; where it fails, it fails for all of them
 */
export function batched<Item, Answer>(
  ask: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { atOnce, most }: BatchLimits,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let onTheirWay = 0;

  const send = async (): Promise<void> => {
    if (onTheirWay >= atOnce || waiting.length === 0) return;
    const together = waiting.splice(0, most);
    onTheirWay += 1;
    try {
      const answers = await ask(together.map(({ item }) => item));
      for (const [index, { resolve }] of together.entries()) resolve(answers[index]!);
    } catch (error) {
      for (const { reject } of together) reject(error);
    } finally {
      onTheirWay -= 1;
      void send();
    }
  };

  return async (item) => {
    refuseInsideTransaction('what is asked for many at once');
    return new Promise<Answer>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void outsideOfCall(send);
    });
  };
}
