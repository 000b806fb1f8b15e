import { type Endpoint, ROLES } from '@vitis/contracts';
import { firstReads } from '@vitis/contracts/first-reads';
import {
  type AskedQuestions,
  askedQuestions,
  type Declaration,
  type Question,
  sameText,
} from './asked-questions.ts';
import { pathChoices, sampleValues } from './sample-values.ts';

/** What a parameter of the screen's address does to one of its questions. */
interface Effect {
  name: string;
  /** Values that are passed on, as `reads` can say it. */
  passed: string[];
  /** Values with which the question is another for some who look, or another than `reads` can say. */
  unforeseen: string[];
}

function effectOf({ addressOf }: AskedQuestions, { key, endpoint, address }: Question, name: string): Effect {
  const effect: Effect = { name, passed: [], unforeseen: [] };
  const rewritten: string[] = [];
  const read = `${address}${address.includes('?') ? '' : '?'}{&${name}}`;
  for (const value of sampleValues(endpoint, name)) {
    const asked = addressOf(key, { [name]: value });
    const search = new URLSearchParams({ [name]: value });
    const [foreseen = ''] = firstReads({ reads: [read] }, { params: {}, search });
    if (asked === null) effect.unforeseen.push(value);
    else if (sameText(asked) === sameText(address)) continue;
    else if (sameText(asked) === sameText(foreseen)) effect.passed.push(value);
    else if (sameText(asked, name) === sameText(address, name)) rewritten.push(value);
    else effect.unforeseen.push(value);
  }
  // One value that is written otherwise is no value that the shop's links have; all of them are another notation.
  if (effect.passed.length === 0) effect.unforeseen.push(...rewritten);
  return effect;
}

/** How `reads` says it: names that are passed on, and names, or beginnings of values, with which nothing is foreseen. */
function rulesOf({ name, passed, unforeseen }: Effect): { passed: string[]; unforeseen: string[] } {
  if (unforeseen.length === 0) return { passed: passed.length > 0 ? [name] : [], unforeseen: [] };
  // Rules are joined by commas, so that a value is told by what it has before its first one.
  const beginnings = [...new Set(unforeseen.map((value) => value.split(',')[0] ?? ''))];
  const isApart =
    passed.length > 0 && !passed.some((value) => beginnings.some((one) => value.startsWith(one)));
  return isApart
    ? { passed: [name], unforeseen: beginnings.map((one) => `${name}=${one}`) }
    : { passed: [], unforeseen: [name] };
}

function readOf(asked: AskedQuestions, question: Question): string {
  const effects: Effect[] = [];
  // More names may come while these are tried.
  for (const name of asked.names) effects.push(effectOf(asked, question, name));
  const rules = effects.map(rulesOf);
  const passed = rules.flatMap((rule) => rule.passed);
  const unforeseen = rules.flatMap((rule) => rule.unforeseen);
  const named = Object.entries(asked.params).reduce(
    (text, [name, value]) => text.replaceAll(encodeURIComponent(value), `:${name}`),
    question.address,
  );
  const read = [
    named,
    passed.length > 0 ? `{&${passed}}` : '',
    unforeseen.length > 0 ? `{!${unforeseen}}` : '',
  ].join('');

  const together = Object.fromEntries(
    effects.flatMap(({ name, passed: [value] }) =>
      value !== undefined && passed.includes(name) ? [[name, value]] : [],
    ),
  );
  const search = new URLSearchParams(together);
  const [foreseen = ''] = firstReads({ reads: [read] }, { params: asked.params, search });
  const really = asked.addressOf(question.key, together);
  if (really === null || sameText(really) !== sameText(foreseen))
    throw new Error(
      `at ?${search} its data asks ${really ?? 'another question of each who looks'}, not ${foreseen}, which follows from what it asks at each of these parameters alone`,
    );
  return read;
}

const pathIn = (address: string): string => address.split('?')[0] ?? '';

/**
 * Where a screen shows something else, by a parameter of its query: it asks for another choice that the path of an endpoint
 * has. One that narrows a list is none, and with a parameter in its own path a screen shows too many things to be named.
 */
function addressesOf(path: string, { names, usual, addressOf }: AskedQuestions): string[] {
  if (path.includes(':')) return [];
  const found = usual.flatMap(({ key, endpoint, address }) =>
    [...names].flatMap((name) =>
      pathChoices(endpoint, name)
        .filter((value) => pathIn(addressOf(key, { [name]: value }) ?? address) !== pathIn(address))
        .map((value) => `${path}?${new URLSearchParams({ [name]: value })}`),
    ),
  );
  return [...new Set(found)];
}

/** Whether all who may open a screen may ask this as well. */
function mayAsk({ access }: Endpoint, screen: Declaration['access']): boolean {
  if (access === 'everyone') return true;
  const roles = typeof screen === 'string' ? ROLES : screen;
  return screen !== 'everyone' && roles.every((role) => access.includes(role));
}

/**
 * Derives the parameters of the query that a route reads, the addresses at which it shows something else by one of them, and
 * its `reads`: what it asks first, as templates of addresses.
 * Its `data` is called with every parameter that it reads, at values that the endpoint names and at usual ones, as everybody
 * who may open the screen. A question that is not asked everywhere, or not whoever looks, is left out: the screen asks it.
 *
 * @throws Error where parameters together ask what none of them does alone, or somebody would be refused
 */
export function deriveReads(
  path: string,
  declaration: Declaration,
): { query: string[]; addresses: string[]; reads: string[] } {
  const asked = askedQuestions(path, declaration);
  for (const { endpoint, address } of asked.usual)
    if (!mayAsk(endpoint, declaration.access))
      throw new Error(`its data asks ${address}, which does not answer all who may open the screen`);
  const reads = asked.usual.map((question) => readOf(asked, question));
  return { query: [...asked.names], addresses: addressesOf(path, asked), reads };
}
