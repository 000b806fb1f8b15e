import type { ServedEndpoint } from '@vitis/contracts';
import type { Node } from '@vitis/contracts/test-support/schemas';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { bare, fieldsOf, isText, numberOf } from './endpoint-schema.ts';
import { type States, statesOf } from './states.ts';

/** What a detail's endpoint says of its document. */
export interface DetailFacts {
  /** Field that names the document. */
  number: string;
  states: States | null;
  /** Wines at prices, and their sums. */
  hasLines: boolean;
}

/** What an article's endpoint says of it: names of fields. */
export interface ArticleFacts {
  title: string;
  /** When it was published; null where nobody says it. */
  day: string | null;
  /** Its text, in sections or as one. */
  text: string;
  isInSections: boolean;
}

type Fields = Readonly<Record<string, Node>>;

const LINE = ['productName', 'qty', 'unitPrice', 'supply'];
const SUMS = ['supply', 'tax', 'total'];
const TITLES = ['title', 'name', 'subject'];
const TEXTS = ['sections', 'content', 'description', 'body', 'text'];

const itemsOf = (field: Node | undefined): Fields => fieldsOf(field && bare(field).item);

/**
 * What the template of a detail has to know of an endpoint.
 *
 * @throws PlainError where the document has no number, or its states no words
 */
export function detailFacts(name: string, endpoint: ServedEndpoint): DetailFacts {
  const fields = fieldsOf(endpoint.responses[200]);
  const number = numberOf(fields);
  if (number === undefined)
    throw new PlainError(
      `${name} is not for a detail: what it answers has no number, a text that names it (estimateNumber, …).`,
    );
  const line = itemsOf(fields.products);
  return {
    number,
    states: statesOf(name, fields.status),
    hasLines: LINE.every((field) => line[field]) && SUMS.every((field) => fields[field]),
  };
}

/**
 * What the template of an article has to know of an endpoint.
 *
 * @throws PlainError where there is no title or no text
 */
export function articleFacts(name: string, endpoint: ServedEndpoint): ArticleFacts {
  const fields = fieldsOf(endpoint.responses[200]);
  const title = TITLES.find((field) => fields[field] && isText(fields[field]));
  const isInSections = (field: string) => itemsOf(fields[field]).paragraphs !== undefined;
  const text = TEXTS.find((field) => fields[field] && (isText(fields[field]) || isInSections(field)));
  if (title === undefined || text === undefined)
    throw new PlainError(
      `${name} is not for an article: what it answers has no ${title === undefined ? `title (${TITLES.join(', ')})` : `text (${TEXTS.join(', ')})`}.`,
    );
  const day = Object.keys(fields).find((field) => field.endsWith('Date') && isText(fields[field]!)) ?? null;
  return { title, day, text, isInSections: isInSections(text) };
}
