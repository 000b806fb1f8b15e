import { screen, waitFor } from '@testing-library/react';
import { changePassword } from '@vitis/contracts';
import { answer, answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { PasswordPrompt } from './password-prompt.tsx';

const refused = answer(changePassword, {
  status: 403,
  body: {
    type: 'about:blank',
    title: 'PASSWORD_WRONG',
    status: 403,
    code: 'PASSWORD_WRONG',
    message: '현재 비밀번호가 올바르지 않습니다.',
    requestId: 'test',
  },
});

async function open(answers = [answerOk(changePassword, { accessToken: 'fresh' })], days = 690) {
  const onDone = jest.fn();
  const rendered = await renderFeature(<PasswordPrompt days={days} onDone={onDone} />, {
    part: 'shell',
    as: 'buyer',
    answers,
  });
  const { t, user } = rendered;
  const write = async (current: string, next: string, again: string) => {
    if (current) await user.type(screen.getByLabelText(t('password.current')), current);
    if (next) await user.type(screen.getByLabelText(t('password.new')), next);
    if (again) await user.type(screen.getByLabelText(t('password.confirm')), again);
    await user.click(screen.getByRole('button', { name: t('password.change') }));
  };
  return { ...rendered, onDone, write };
}

test('says of one that was given out where it comes from, and no age', async () => {
  const { t } = await open(undefined, 0);
  expect(screen.getByText(t('password.given'))).toBeVisible();
});

test('may wait until next time', async () => {
  const { user, t, onDone, calls } = await open();
  expect(screen.getByText(t('password.text', { days: 690 }))).toBeVisible();

  // Two ways out have that name: the cross and the button.
  const [later] = screen.getAllByRole('button', { name: t('password.later') });
  await user.click(later as HTMLElement);

  expect(onDone).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(0);
});

test('says at each field what is missing, and sends nothing', async () => {
  const { t, write, calls } = await open();

  await write('Vitis!2026', 'short1!', '');

  expect(screen.getByLabelText(t('password.new'))).toHaveAccessibleDescription(
    expect.stringContaining(t('password.issues.PASSWORD_LENGTH')),
  );
  expect(screen.getByLabelText(t('password.confirm'))).toHaveAccessibleDescription(
    t('password.issues.REQUIRED'),
  );
  expect(calls).toHaveLength(0);
});

test('two different new passwords are told at the second field', async () => {
  const { t, write, calls } = await open();

  await write('Vitis!2026', 'Vitis!2027', 'Vitis!2028');

  expect(screen.getByLabelText(t('password.confirm'))).toHaveAccessibleDescription(
    t('password.issues.PASSWORD_MISMATCH'),
  );
  expect(calls).toHaveLength(0);
});

test('a wrong current password is told at its field', async () => {
  const { t, write, onDone } = await open([refused]);

  await write('Vitis!0000', 'Vitis!2027', 'Vitis!2027');

  await waitFor(() =>
    expect(screen.getByLabelText(t('password.current'))).toHaveAccessibleDescription(t('password.wrong')),
  );
  expect(onDone).not.toHaveBeenCalled();
});

test.each(['PASSWORD_COMMON', 'PASSWORD_PERSONAL', 'PASSWORD_SAME'])(
  'a new password that the provider refuses as %s is told at its field',
  async (code) => {
    const body = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'INVALID_INPUT',
      message: '입력하신 내용을 다시 확인해 주세요.',
      errors: [{ field: 'newPassword', code, message: code }],
      requestId: 'test',
    };
    const { t, write, onDone } = await open([answer(changePassword, { status: 400, body } as never)]);

    await write('Vitis!2026', 'Password1!', 'Password1!');

    await waitFor(() =>
      expect(screen.getByLabelText(t('password.new'))).toHaveAccessibleDescription(
        expect.stringContaining(t(`password.issues.${code}`)),
      ),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  },
);

test('a new password is sent and the prompt goes', async () => {
  const { write, onDone, calls } = await open();

  await write('Vitis!2026', 'Vitis!2027', 'Vitis!2027');

  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toEqual({
    password: 'Vitis!2026',
    newPassword: 'Vitis!2027',
    confirmNewPassword: 'Vitis!2027',
  });
});
