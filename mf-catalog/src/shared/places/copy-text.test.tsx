import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { CopyText } from './copy-text.tsx';

async function pressed(writeText: () => Promise<void>) {
  const { t, user } = await renderFeature(<CopyText text="서울 서초구 사임당로 18" />, {
    part: 'mf-catalog',
  });
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(screen.getByRole('button', { name: t('place.copy') }));
  return { t, status: screen.getByRole('status') };
}

test('what could not be copied is said to everybody', async () => {
  const { t, status } = await pressed(() => Promise.reject(new Error('NotAllowedError')));
  expect(status).toHaveTextContent(t('place.notCopied'));
  expect(status).not.toHaveClass('visually-hidden');
});

test('that it was copied stands on the button, and is read out', async () => {
  const { t, status } = await pressed(() => Promise.resolve());
  expect(screen.getByRole('button', { name: t('place.copied') })).toBeVisible();
  expect(status).toHaveTextContent(t('place.copied'));
  expect(status).toHaveClass('visually-hidden');
});
