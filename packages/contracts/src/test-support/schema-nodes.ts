import type * as v from 'valibot';

/** What a schema is made of, as far as tests look at it. */
export interface Node extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly requirement?: unknown;
  readonly pipe?: readonly (Node | Step)[];
  readonly literal?: unknown;
}

/** A step of a pipe that is no schema: a check or a change. */
export interface Step {
  readonly kind: 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
}

const isSchema = (step: Node | Step): step is Node => step.kind === 'schema';

/** The steps of a schema in their order; the first is a schema without a pipe. */
export function stepsOf(schema: Node): (Node | Step)[] {
  if (!schema.pipe) return [schema];
  const [first, ...steps] = schema.pipe as [Node, ...(Node | Step)[]];
  return [...stepsOf(first), ...steps];
}

/** What a schema holds, with its place: fields, items, choices, what an optional one is when it is there. */
export function inside(schema: Node): [string, Node][] {
  const [first, ...steps] = stepsOf(schema) as [Node, ...(Node | Step)[]];
  const choices = first.type === 'union' || first.type === 'variant' ? (first.options as Node[]) : [];
  return [
    ...Object.entries(first.entries ?? {}),
    ...(first.item ? [['[]', first.item] as [string, Node]] : []),
    ...(first.items ?? []).map((item, index): [string, Node] => [`[${index}]`, item]),
    ...(first.wrapped ? [['?', first.wrapped] as [string, Node]] : []),
    ...choices.map((choice, index): [string, Node] => [`|${index}`, choice]),
    // What comes after a change of the value is looked at as well.
    ...steps.filter(isSchema).map((later, index): [string, Node] => [`>${index}`, later]),
  ];
}

/** A schema and all in it, each with the path to it. */
export function allNodes(schema: Node, path = ''): [string, Node][] {
  return [
    [path, schema],
    ...inside(schema).flatMap(([place, inner]) =>
      allNodes(inner, `${path}${place === '[]' ? '' : ' '}${place}`),
    ),
  ];
}

/** The bound that a pipe sets, of the given kind. */
export function boundOf(schema: Node, ...types: string[]): number | undefined {
  const found = stepsOf(schema).find((step) => types.includes(step.type));
  return typeof found?.requirement === 'number' ? found.requirement : undefined;
}

/** The largest value that a schema lets through, in bytes of JSON; texts are Hangul and need not be what a pattern wants. */
export function largestOf(schema: Node): unknown {
  const [first] = stepsOf(schema) as [Node];
  switch (first.type) {
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(first.entries ?? {}).map(([field, inner]) => [field, largestOf(inner)]),
      );
    case 'array':
      return Array(boundOf(schema, 'max_length')).fill(largestOf(first.item!));
    case 'string':
      return '힣'.repeat(boundOf(schema, 'max_length', 'length')!);
    case 'number':
      return boundOf(schema, 'max_value') ?? Number.MIN_SAFE_INTEGER;
    case 'boolean':
      return false;
    case 'literal':
      return first.literal;
    case 'picklist':
      return longest(first.options!);
    case 'optional':
    case 'nullable':
      return largestOf(first.wrapped!);
    case 'union':
      return longest((first.options as Node[]).map(largestOf));
    default:
      throw new Error(`what is the largest ${first.type}?`);
  }
}

const longest = (values: readonly unknown[]): unknown =>
  values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
