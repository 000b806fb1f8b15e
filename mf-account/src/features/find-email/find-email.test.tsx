import { screen, waitFor } from '@testing-library/react';
import { confirmFindAccount, findAccount } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './find-email.route.tsx';

test('a code to the number, then the address half hidden, and the ways on', async () => {
  const { t, user, calls } = await renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/findemail',
    path: '/account/findemail',
    answers: [
      answerOk(findAccount, { expiresInSeconds: 600, resendAfterSeconds: 60 }),
      answerOk(confirmFindAccount, {
        _embedded: { items: [{ email: 'bu***@vitis.test', createdAt: '2026-06-01T09:00:00.000+09:00' }] },
      }),
    ],
  });
  await user.type(screen.getByLabelText(t('portal.code.mobile')), '010-1234-5678{Enter}');
  await user.type(await screen.findByLabelText(t('portal.code.code')), '123456{Enter}');

  expect(await screen.findByText('bu***@vitis.test')).toBeVisible();
  expect(screen.getByText(t('findEmail.since', { day: '2026-06-01' }))).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.getByRole('link', { name: t('findPassword.title') })).toHaveAttribute(
    'href',
    '/account/findpw',
  );
  expect(calls.map(({ body }) => body)).toEqual([
    { mobile: '01012345678' },
    { mobile: '01012345678', code: '123456' },
  ]);
});

test('a page that is loaded anew goes on waiting for the code that was sent', async () => {
  const open = () =>
    renderFeature(<Screen />, {
      part: 'mf-account',
      route: '/account/findemail',
      path: '/account/findemail',
      answers: [
        answerOk(findAccount, { expiresInSeconds: 600, resendAfterSeconds: 60 }),
        answerOk(confirmFindAccount, { _embedded: { items: [] } }),
      ],
    });
  const first = await open();
  await first.user.type(screen.getByLabelText(first.t('portal.code.mobile')), '010-1234-5678{Enter}');
  await screen.findByLabelText(first.t('portal.code.code'));
  first.unmount();

  const { t, user, calls, unmount } = await open();
  expect(screen.getByLabelText(t('portal.code.mobile'))).toHaveValue('01012345678');
  await user.type(await screen.findByLabelText(t('portal.code.code')), '123456{Enter}');
  expect(await screen.findByText(t('findEmail.none'))).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ mobile: '01012345678', code: '123456' }]);
  unmount();

  // It was used.
  const { t: words } = await open();
  expect(screen.queryByLabelText(words('portal.code.code'))).not.toBeInTheDocument();
});
