import { screen, waitFor } from '@testing-library/react';
import { validEmail } from '@vitis/contracts';
import { draftKey } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './account.route.tsx';
import { holdRefusal } from './held-refusal.ts';

const HELD = {
  verify: { typed: '01012345678', mobile: '01012345678', proof: 'x' },
  account: { fullName: '김하나', email: 'hana@bistro.test', password: '', passwordConfirm: '' },
};

async function open() {
  for (const [step, value] of Object.entries(HELD))
    sessionStorage.setItem(draftKey(null, `sign-up ${step}`), JSON.stringify(value));
  const shown = await renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/signup/account',
    path: '/account/signup/account',
    answers: [answerOk(validEmail, { available: true, reason: null, message: null })],
  });
  return { ...shown, field: (name: string) => screen.getByLabelText(shown.t(`signUp.account.${name}`)) };
}

afterEach(() => sessionStorage.clear());

test('what was refused of this step when all was sent is said at its field, until that changes, and once', async () => {
  holdRefusal({ password: 'said: too common', companyName: 'said: of another step' });
  const { field, user, unmount } = await open();
  await waitFor(() => expect(field('password')).toHaveFocus());
  expect(field('password')).toBeInvalid();
  expect(field('password')).toHaveAccessibleDescription(expect.stringContaining('said: too common'));
  expect(screen.queryByText('said: of another step')).toBeNull();
  expect(field('email')).toHaveValue('hana@bistro.test');
  await user.type(field('password'), 'Q');
  await waitFor(() => expect(screen.queryByText('said: too common')).toBeNull());
  unmount();

  const again = await open();
  await waitFor(() => expect(again.field('email')).toHaveValue('hana@bistro.test'));
  expect(again.field('password')).not.toHaveAttribute('aria-invalid', 'true');
});
