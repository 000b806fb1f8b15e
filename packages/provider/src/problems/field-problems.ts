import type { FieldProblem, Language } from '@vitis/contracts';
import { isFieldIssue } from '@vitis/domain';
import * as v from 'valibot';
import { FIELD_TEXTS, type FieldCode } from './field-texts.ts';

/** Code by the kind of rule that refused; a rule whose message is a code of the domain speaks for itself. */
const codeOfRule: Readonly<Record<string, FieldCode>> = {
  picklist: 'NOT_A_CHOICE',
  literal: 'NOT_A_CHOICE',
  min_value: 'TOO_SMALL',
  max_value: 'TOO_LARGE',
  email: 'EMAIL_FORMAT',
  digits: 'DIGITS_ONLY',
  iso_date: 'DAY_FORMAT',
  string: 'WRONG_TYPE',
  number: 'WRONG_TYPE',
  boolean: 'WRONG_TYPE',
  array: 'WRONG_TYPE',
  object: 'WRONG_TYPE',
};

/** How many fields are told about: a body may hold thousands of mistakes. */
const mostProblems = 20;

/** Each issue of a schema as a field, a code and a sentence, the first of each field only. */
export function fieldProblems(issues: readonly v.BaseIssue<unknown>[], language: Language): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const issue of issues.flatMap(innermost)) {
    const field = v.getDotPath(issue) ?? '';
    if (byField.has(field)) continue;
    const code = codeOf(issue);
    byField.set(field, { field, code, message: FIELD_TEXTS[language][code] });
    if (byField.size === mostProblems) break;
  }
  return [...byField.values()];
}

/** A union only says that nothing fitted; the last of what was tried says why. */
function innermost(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  const tried = issue.type === 'union' ? issue.issues?.at(-1) : undefined;
  if (!tried) return [issue];
  return innermost({ ...tried, path: issue.path } as v.BaseIssue<unknown>);
}

function codeOf(issue: v.BaseIssue<unknown>): FieldCode {
  if (isFieldIssue(issue.message)) return issue.message;
  if (issue.input === undefined || issue.received === 'undefined') return 'REQUIRED';
  const counted = Array.isArray(issue.input);
  if (issue.type === 'min_length') {
    if (counted) return 'TOO_FEW';
    return issue.input === '' ? 'REQUIRED' : 'TOO_SHORT';
  }
  if (issue.type === 'max_length') return counted ? 'TOO_MANY' : 'TOO_LONG';
  return codeOfRule[issue.type] ?? 'WRONG_FORMAT';
}
