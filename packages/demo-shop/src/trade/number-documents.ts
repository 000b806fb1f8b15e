import { type Day, type DocumentKind, formatDocumentNumber, seoulDay } from '@vitis/domain';
import type { DeliveryDraft, EstimateDraft, OrderDraft } from './context.ts';

/** The last number of a day that a kind of document has given out. */
export interface DocumentCounter {
  kind: 'E' | 'O' | 'D';
  day: Day;
  last: number;
}

/** Sorts documents by when they came in, and numbers them: each day counts from 1 without a gap. */
export function numberDocuments(
  kind: Exclude<DocumentKind, 'statement'>,
  documents: (EstimateDraft | OrderDraft)[],
): DocumentCounter[] {
  const counters = new Map<string, number>();
  documents.sort((a, b) => a.steps[0]!.at.getTime() - b.steps[0]!.at.getTime());
  documents.forEach((document, index) => {
    const day = seoulDay(document.steps[0]!.at);
    const sequence = (counters.get(day) ?? 0) + 1;
    counters.set(day, sequence);
    document.id = index + 1;
    document.number = formatDocumentNumber({ kind, day, sequence });
  });
  const code = kind === 'estimate' ? 'E' : 'O';
  return [...counters].map(([day, last]) => ({ kind: code, day, last }));
}

/** 거래명세서 of every completed delivery, numbered by the day and in the order of the completions. */
export function numberStatements(deliveries: readonly DeliveryDraft[]): DocumentCounter[] {
  const counters = new Map<Day, number>();
  const done = ({ steps }: DeliveryDraft): number => steps.at(-1)!.at.getTime();
  const completed = deliveries.filter(({ status }) => status === 'COMPLETED');
  for (const delivery of completed.sort((a, b) => done(a) - done(b))) {
    const day = seoulDay(delivery.steps.at(-1)!.at);
    const sequence = (counters.get(day) ?? 0) + 1;
    counters.set(day, sequence);
    delivery.statementNumber = formatDocumentNumber({ kind: 'statement', day, sequence });
  }
  return [...counters].map(([day, last]) => ({ kind: 'D', day, last }));
}

/** Gives deliveries their ids and, on each day of a driver, the order of the stops, from 0. Returns the stop of each. */
export function orderStops(deliveries: DeliveryDraft[]): Map<DeliveryDraft, number> {
  const stops = new Map<string, number>();
  deliveries.sort((a, b) => a.steps[0]!.at.getTime() - b.steps[0]!.at.getTime());
  return new Map(
    deliveries.map((delivery, index) => {
      delivery.id = index + 1;
      const key = `${delivery.driverId} ${delivery.requestDate}`;
      const stop = stops.get(key) ?? 0;
      stops.set(key, stop + 1);
      return [delivery, stop];
    }),
  );
}
