import * as v from 'valibot';
import { Flag, IdParam, listOf, numeric, ShortText } from './scalars.ts';
import { type AddressRule, parametersOf, WINE_CONDITIONS } from './wine-list.ts';

const CountryCodes = listOf(v.pipe(ShortText, v.regex(/^[A-Z]{2,3}$/)));

const wordsUpTo = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

const idsBetween = (least: number, most: number) =>
  listOf(numeric(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))));

const limitUpTo = (most: number, decimals: boolean) => {
  const limit = v.pipe(v.number(), v.minValue(0), v.maxValue(most));
  return numeric(decimals ? limit : v.pipe(limit, v.integer()));
};

interface Schemas {
  text: ReturnType<typeof wordsUpTo>;
  ids: ReturnType<typeof idsBetween>;
  codes: typeof CountryCodes;
  range: ReturnType<typeof limitUpTo>;
  id: typeof IdParam;
  flag: typeof Flag;
}

type Conditions = typeof WINE_CONDITIONS;
type ParameterOf<Name extends keyof Conditions> = Conditions[Name]['kind'] extends 'range'
  ? `start${Capitalize<Name>}` | `end${Capitalize<Name>}`
  : Name;

function schemaOf(rule: Extract<AddressRule, { kind: keyof Schemas }>): Schemas[keyof Schemas] {
  switch (rule.kind) {
    case 'text':
      return wordsUpTo(rule.most);
    case 'ids':
      return idsBetween(rule.least, rule.most);
    case 'codes':
      return CountryCodes;
    case 'range':
      return limitUpTo(rule.most, rule.decimals);
    case 'id':
      return IdParam;
    case 'flag':
      return Flag;
  }
}

function schemas() {
  const entries = Object.entries(WINE_CONDITIONS).flatMap(([name, rule]) =>
    parametersOf(name, rule).map((parameter) => [parameter, v.optional(schemaOf(rule))] as const),
  );
  return Object.fromEntries(entries) as {
    [Name in keyof Conditions as ParameterOf<Name>]: v.OptionalSchema<
      Schemas[Conditions[Name]['kind']],
      undefined
    >;
  };
}

/** Conditions of the wine list in a query. Ids of one filter are alternatives, filters narrow each other. */
export const wineConditions = /* @__PURE__ */ schemas();
