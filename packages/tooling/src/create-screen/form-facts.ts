import type { ServedEndpoint } from '@vitis/contracts';
import { boundOf, type Node } from '@vitis/contracts/test-support/schemas';
import { bare, fieldsOf } from './endpoint-schema.ts';

/** What a person fills in: a line of text, several, or yes or no. */
export type FormField = { name: string; kind: 'text' | 'words' | 'choice'; required: boolean };

/** Longer texts get more than a line. */
const LINE_LIMIT = 200;

/** A field as a form can have it; null where it is of another type. */
function fieldOf(name: string, field: Node): FormField | null {
  const { type } = bare(field);
  const required = field.wrapped === undefined;
  if (type === 'boolean') return { name, kind: 'choice', required: false };
  if (type !== 'string') return null;
  return {
    name,
    kind: (boundOf(field.wrapped ?? field, 'max_length') ?? 0) > LINE_LIMIT ? 'words' : 'text',
    required,
  };
}

/** The fields of a form that sends this; those of other types (lists, numbers) are left to whoever goes on. */
export const formFields = (endpoint: ServedEndpoint): FormField[] =>
  Object.entries(fieldsOf(endpoint.body)).flatMap(([name, field]) => fieldOf(name, field) ?? []);

/** Fields that have to be there and that no form of plain fields has. */
export const unfillable = (endpoint: ServedEndpoint): string[] =>
  Object.entries(fieldsOf(endpoint.body)).flatMap(([name, field]) =>
    field.wrapped === undefined && fieldOf(name, field) === null ? name : [],
  );
