import { PROBLEM_CONTENT_TYPE, Problem } from '@vitis/contracts';
import * as v from 'valibot';
import { COMPANY_NAMES, companyOf, type Person } from './matrix-people.ts';

export interface Reply {
  status: number;
  type: string;
  text: string;
}

const OnlyProblem = v.strictObject({ ...Problem.entries, errors: v.optional(v.array(v.unknown())) });

/** What a guest and a driver never read: nothing with a price. */
const PRICES = /"(?:price|prices|unitPrice|listPrice|supply|tax|total|totals|credit|balance|receivable)":/;
/** How many there are in each state, and in all: no price. */
const COUNTS = /^\{(?:"[A-Z_]+":\d+,)+"total":\d+\}$/;

/** What is wrong with a refusal: it says what the problem is, and nothing of what was asked for. */
export function leakOfRefusal({ type, text }: Reply): string | undefined {
  if (!type.startsWith(PROBLEM_CONTENT_TYPE)) return `came as ${type}`;
  const problem = v.safeParse(OnlyProblem, JSON.parse(text));
  if (!problem.success) return `is no problem: ${text}`;
  if (Object.values(COMPANY_NAMES).some((name) => text.includes(name))) return `names a company: ${text}`;
  return undefined;
}

/** What somebody reads that is not theirs: a price, or the name of a company that they do not belong to. */
export function leakOfAnswer(person: Person, { text }: Reply): string | undefined {
  const own = companyOf(person);
  if (person.actor === null || person.actor.roles.includes('DRIVER')) {
    const price = COUNTS.test(text) ? null : PRICES.exec(text);
    if (price) return `shows ${price[0]}`;
  }
  if (own === undefined) return undefined;
  const other = Object.entries(COMPANY_NAMES).find(([id, name]) => Number(id) !== own && text.includes(name));
  return other && `names ${other[1]}`;
}
