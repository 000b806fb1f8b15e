import type * as v from 'valibot';

/**
 * A schema that remembers which objects it has found good, and what it made of them: what many answers have in common (the counts
 * beside a list) is checked once, as long as it is the same object. Whoever answers with one changes it no more.
 */
export function checkedOnce<const Schema extends v.GenericSchema<object>>(schema: Schema): Schema {
  const known = new WeakMap<object, v.InferOutput<Schema>>();
  return {
    ...schema,
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const given = dataset.value;
      const before = typeof given === 'object' && given !== null ? known.get(given) : undefined;
      if (before !== undefined) return { typed: true, value: before, issues: undefined };
      const checked = schema['~run'](dataset, config);
      if (checked.typed && checked.issues === undefined) known.set(given as object, checked.value);
      return checked;
    },
  };
}
