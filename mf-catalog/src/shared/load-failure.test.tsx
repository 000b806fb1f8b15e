import { act, screen } from '@testing-library/react';
import { ApiFailure } from '@vitis/platform';
import { renderFeature, setOnline } from '@vitis/testing/render';
import { LoadFailure } from './load-failure.tsx';

const open = (error = new ApiFailure('network'), byItself = true) =>
  renderFeature(<LoadFailure error={error} retry={() => {}} byItself={byItself} />, { part: 'mf-catalog' });

test('says that there is no network while there is none, and to try again where there is', async () => {
  const { t } = await open();
  expect(screen.getByText(t('portal.common.failedText'))).toBeVisible();

  act(() => setOnline(false));
  expect(screen.getByText(t('portal.common.offlineText'))).toBeVisible();
  expect(screen.queryByText(t('portal.common.failedText'))).not.toBeInTheDocument();

  act(() => setOnline(true));
  expect(screen.getByText(t('portal.common.failedText'))).toBeVisible();
});

test('promises nothing where only the button tries again', async () => {
  const { t } = await open(undefined, false);
  act(() => setOnline(false));
  expect(screen.getByText(t('portal.common.offlineRetryText'))).toBeVisible();
  expect(screen.queryByText(t('portal.common.offlineText'))).not.toBeInTheDocument();
});

test('gives the reason of a refusal, with a network or without', async () => {
  const message = '볼 수 없는 문서입니다.';
  const problem = {
    type: 'about:blank',
    title: '',
    status: 403,
    code: 'FORBIDDEN',
    message,
    requestId: 'r1',
  };
  await open(new ApiFailure('problem', { status: 403, problem }));
  expect(screen.getByText(message)).toBeVisible();
  act(() => setOnline(false));
  expect(screen.getByText(message)).toBeVisible();
});
