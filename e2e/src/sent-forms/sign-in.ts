import { login } from '@vitis/contracts';
import { EMAILS, expect, PASSWORD, type Person } from '../fixtures.ts';
import { textOf } from '../texts.ts';
import { type FilledForm, main } from './filled-form.ts';

/** Signing in. */
export async function signIn(guest: Person): Promise<FilledForm> {
  const account = (key: string) => textOf('mf-account', key);
  await guest.goto('/account/login');
  const email = guest.page.getByLabel(account('login.email'), { exact: true });
  const password = guest.page.getByLabel(account('login.password'), { exact: true });
  await email.fill(EMAILS.driver2);
  await password.fill(PASSWORD);
  const send = () =>
    main(guest)
      .getByRole('button', { name: account('login.submit'), exact: true })
      .click();

  return {
    endpoint: login,
    address: login.path,
    send,
    settle: send,
    expectSaid: () => expect(main(guest).getByRole('alert')).toBeVisible({ timeout: 20_000 }),
    expectKept: async () => {
      await expect(email).toHaveValue(EMAILS.driver2);
      await expect(password).toHaveValue(PASSWORD);
    },
    expectDone: () => expect(guest.page.locator('html')).toHaveAttribute('data-session', 'signed-in'),
  };
}
