import { act, screen } from '@testing-library/react';
import { onlineStore } from '@vitis/platform/owner';
import { renderFeature } from '@vitis/testing/render';
import { ContractMismatch, RemoteFailure } from '../../federation/remote-failure.ts';
import { networkTriesStore } from '../../shared/network-tries.store.ts';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';

test('a failed part offers another try and the way home', async () => {
  const retry = jest.fn();
  const failure = new RemoteFailure('mf-chat', '0.1.0-11111111', 'entry', new Error('gone'));
  const { user, t } = await renderFeature(<RemoteFailurePanel failure={failure} retry={retry} />, {
    part: 'shell',
  });

  expect(screen.getByRole('alert')).toHaveTextContent(t('remote.failed'));
  expect(screen.getByRole('alert')).toHaveTextContent('mf-chat 0.1.0-11111111 entry');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('error.home') })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: t('retry') }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a part that failed without a network says so, and comes by itself when there is one', async () => {
  onlineStore.set(false);
  const retry = jest.fn();
  const failure = new RemoteFailure('mf-chat', '0.1.0-11111111', 'entry', new Error('gone'));
  const { t } = await renderFeature(<RemoteFailurePanel failure={failure} retry={retry} />, {
    part: 'shell',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(t('remote.offline'));
  expect(screen.getByText('mf-chat 0.1.0-11111111 entry')).not.toBeVisible();
  expect(retry).not.toHaveBeenCalled();

  await act(async () => onlineStore.set(true));

  expect(retry).toHaveBeenCalledTimes(1);
});

test('a line that carries nothing yet is tried once more when it may be', async () => {
  onlineStore.set(false);
  const retry = jest.fn();
  const failure = new RemoteFailure('mf-chat', '0.1.0-11111111', 'entry', new Error('gone'));
  await renderFeature(<RemoteFailurePanel failure={failure} retry={retry} />, { part: 'shell' });
  await act(async () => onlineStore.set(true));
  expect(retry).toHaveBeenCalledTimes(1);
  await act(async () => networkTriesStore.set(networkTriesStore.get() + 1));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('a part for a newer page says so, and asks for a reload instead', async () => {
  const failure = new RemoteFailure(
    'mf-chat',
    '0.1.0-11111111',
    'manifest',
    new ContractMismatch('1.0', '2.0'),
  );
  const { t } = await renderFeature(<RemoteFailurePanel failure={failure} retry={jest.fn()} />, {
    part: 'shell',
  });

  expect(screen.getByRole('alert')).toHaveTextContent(t('remote.newVersion'));
  expect(screen.getByRole('button', { name: t('remote.reload') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('error.home') })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: t('retry') })).not.toBeInTheDocument();
});
