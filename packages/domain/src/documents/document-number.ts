import * as v from 'valibot';
import { type Day, isDay } from '../calendar/day.ts';

/** `E` for estimates, `O` for order forms, `D` for statements of delivery. */
export const DOCUMENT_PREFIXES = { estimate: 'E', orderForm: 'O', statement: 'D' } as const;

export type DocumentKind = keyof typeof DOCUMENT_PREFIXES;

/** The parts of a number: unique and gap-free per kind and Seoul day, counted from 1. */
export interface DocumentNumber {
  readonly kind: DocumentKind;
  readonly day: Day;
  readonly sequence: number;
}

const SHAPE = /^([EOD])(\d{4})(\d{2})(\d{2})-(\d{4,9})$/;

/**
 * `E20261120-0001`. The sequence has at least four digits and grows past 9999 without a break.
 * Throws a RangeError for a day that does not exist or a sequence below 1.
 */
export function formatDocumentNumber({ kind, day, sequence }: DocumentNumber): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > 999_999_999) {
    throw new RangeError(`Not a document sequence: ${sequence}`);
  }
  return `${DOCUMENT_PREFIXES[kind]}${day.replaceAll('-', '')}-${String(sequence).padStart(4, '0')}`;
}

/** Reads a number; null for every spelling that `formatDocumentNumber` would not have written. */
export function parseDocumentNumber(text: string): DocumentNumber | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const kinds = Object.keys(DOCUMENT_PREFIXES) as DocumentKind[];
  const kind = kinds.find((each) => DOCUMENT_PREFIXES[each] === match[1])!;
  const number = { kind, day: `${match[2]}-${match[3]}-${match[4]}`, sequence: Number(match[5]) };
  if (!isDay(number.day) || number.sequence < 1) return null;
  return formatDocumentNumber(number) === text ? number : null;
}

const numberOf = (kind: DocumentKind) =>
  v.pipe(
    v.string('REQUIRED'),
    v.check((text) => parseDocumentNumber(text)?.kind === kind, 'DOCUMENT_NUMBER_FORMAT'),
  );

/** The number of an estimate, as it stands in paths and bodies. */
export const EstimateNumberField = numberOf('estimate');

/** The number of an order form. */
export const OrderFormNumberField = numberOf('orderForm');
