import { type FieldIssue, type PasswordPolicy, passwordIssues } from '@vitis/domain';
import { isCommon } from './common-passwords.ts';
import { isPersonal, type PasswordOwner } from './personal-words.ts';

/**
 * Everything that is wrong with a password that is to be set, in the order to report it; none when it is good. The one
 * way of every place that sets one: what a browser has checked is checked here again.
 */
export async function newPasswordIssues(
  password: string,
  policy: PasswordPolicy,
  owner: PasswordOwner,
): Promise<FieldIssue[]> {
  const issues = passwordIssues(password, policy);
  if (issues.length > 0) return issues;
  if (isPersonal(password, owner)) return ['PASSWORD_PERSONAL'];
  return (await isCommon(password)) ? ['PASSWORD_COMMON'] : [];
}
