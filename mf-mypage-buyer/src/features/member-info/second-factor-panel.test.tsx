import { screen } from '@testing-library/react';
import { beginSecondFactor, getSecondFactor } from '@vitis/contracts';
import { answer, answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { SecondFactorPanel } from './second-factor-panel.tsx';

let mockIsThere = false;

jest.mock('./second-factor-setup.tsx', () => {
  if (!mockIsThere) throw new Error('The code of the set-up did not come');
  return jest.requireActual('./second-factor-setup.tsx');
});

const none = answerOk(getSecondFactor, { enabledAt: null, recoveryCodesLeft: 0, isDemanded: false });
const made = answer(beginSecondFactor, {
  status: 201,
  body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/VITIS:buyer?secret=JBSWY3DPEHPK3PXP' },
});

test('where the code of the set-up does not come that is said, with another try', async () => {
  const { user, t } = await renderFeature(<SecondFactorPanel onSetUp={() => {}} />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    answers: [none, made],
  });
  await user.click(await screen.findByRole('button', { name: t('secondFactor.begin') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('portal.document.failed'));

  mockIsThere = true;
  await user.click(screen.getByRole('button', { name: t('portal.common.retry') }));

  expect(await screen.findByLabelText(t('secondFactor.code'))).toBeVisible();
});
