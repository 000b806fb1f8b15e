import { type Node, stepsOf } from '@vitis/contracts/test-support/schemas';
import * as v from 'valibot';

/** Texts of every form that the contracts have; the name of the field, which is tried first, is as good as any. */
const TEXTS = [
  'E20261120-0001',
  'O20261120-0001',
  'D20261120-0001',
  '2026-11-20',
  '2026-11',
  '2026-11-20T10:24:00+09:00',
  '09:00',
  'buyer@vitis.test',
  '01012345678',
  '04401',
  'https://vitis.test',
  '/files/public/a',
  'M10 10L20 20',
];
const NUMBERS = [1, 20, 1000, 0];

/** The first of these that the schema takes. @throws Error with the field's name when it takes none */
function firstOf(schema: Node, field: string, values: readonly unknown[]): unknown {
  const found = values.find((value) => v.is(schema, value));
  if (found === undefined)
    throw new Error(`There is no sample for "${field}": add one to packages/testing/src/sample.ts.`);
  return found;
}

function sampleValue(schema: Node, field: string): unknown {
  const [first] = stepsOf(schema) as [Node];
  switch (first.type) {
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(first.entries ?? {}).map(([name, inner]) => [name, sampleValue(inner, name)]),
      );
    case 'array':
      return [sampleValue(first.item!, field)];
    case 'optional':
    case 'nullable':
    case 'nullish':
      return sampleValue(first.wrapped!, field);
    case 'union':
    case 'variant':
      return sampleValue((first.options as Node[])[0]!, field);
    case 'picklist':
      return first.options![0];
    case 'literal':
      return first.literal;
    case 'boolean':
      return false;
    case 'number':
      return firstOf(schema, field, NUMBERS);
    case 'string':
      return firstOf(schema, field, [field, ...TEXTS]);
    default:
      return undefined;
  }
}

/**
 * Something that a schema of the contracts takes, whole: every optional field is there, and every list has one item. A
 * text that may be any is the name of its field, so that a test finds it again.
 *
 * @throws Error that names the field which it has no value for
 */
export function sampleOf<Schema extends v.GenericSchema>(schema: Schema): v.InferInput<Schema> {
  const sample = sampleValue(schema as Node, '');
  const { issues } = v.safeParse(schema, sample);
  if (issues === undefined) return sample as v.InferInput<Schema>;
  throw new Error(`There is no sample of this schema: ${v.getDotPath(issues[0])}: ${issues[0].message}`);
}
