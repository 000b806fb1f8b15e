import { act, screen, waitFor } from '@testing-library/react';
import { ApiFailure, confirm, reportFailure, showAlert } from '@vitis/platform';
import { dialogQueueStore } from '@vitis/platform/owner';
import { useNavigate } from '@vitis/platform/router';
import { renderFeature } from '@vitis/testing/render';
import { Page } from '../../test/page.tsx';
import { Dialogs } from './dialogs.tsx';

const open = () =>
  renderFeature(
    <Page>
      <button type="button">behind</button>
      <Dialogs />
    </Page>,
    { part: 'shell' },
  );

/** Asks as a screen does; the answer comes later, so it is not awaited here. */
function ask<T>(work: () => Promise<T>): { answer: Promise<T> } {
  let answer: Promise<T> = Promise.reject(new Error('nothing was asked'));
  answer.catch(() => {});
  act(() => {
    answer = work();
  });
  return { answer };
}

const problem = (status: number, message: string) =>
  new ApiFailure('problem', {
    status,
    problem: { type: 'about:blank', title: 't', status, code: 'X', message, requestId: 'r' },
  });

afterEach(() => act(() => dialogQueueStore.set([])));

test('alerts wait for each other', async () => {
  const { user, t } = await open();
  const first = ask(() => showAlert('하나'));
  ask(() => showAlert('둘'));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('하나');
  await user.click(screen.getByRole('button', { name: t('ok') }));
  await first.answer;
  expect(screen.getByRole('alertdialog')).toHaveTextContent('둘');
  await user.click(screen.getByRole('button', { name: t('ok') }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a confirm says which button was pressed', async () => {
  const { user, t } = await open();
  const yes = ask(() => confirm('취소하시겠습니까?', { accept: '견적 취소' }));
  await user.click(await screen.findByRole('button', { name: '견적 취소' }));
  await expect(yes.answer).resolves.toBe(true);

  const no = ask(() => confirm('취소하시겠습니까?'));
  await user.click(await screen.findByRole('button', { name: t('cancel') }));
  await expect(no.answer).resolves.toBe(false);
});

test('Escape is "no", and the focus goes back to where it was', async () => {
  const { user } = await open();
  const behind = screen.getByRole('button', { name: 'behind' });
  await user.click(behind);
  const asked = ask(() => confirm('삭제하시겠습니까?'));
  await screen.findByRole('alertdialog');

  await user.keyboard('{Escape}');

  await expect(asked.answer).resolves.toBe(false);
  await waitFor(() => expect(behind).toHaveFocus());
});

test('Back is "no", and leaves the page where it is', async () => {
  function Ways() {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => navigate('/next')}>
          on
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          back
        </button>
      </>
    );
  }
  const { user, address } = await renderFeature(
    <Page>
      <Ways />
      <Dialogs />
    </Page>,
    { part: 'shell', path: '/first' },
  );
  await user.click(screen.getByRole('button', { name: 'on' }));
  const asked = ask(() => confirm('나가시겠습니까?'));
  await screen.findByRole('alertdialog');

  await user.click(screen.getByRole('button', { name: 'back', hidden: true }));

  await expect(asked.answer).resolves.toBe(false);
  expect(address()).toBe('/next');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test.each([
  ['a refusal in the provider’s words', problem(409, '재고가 부족합니다.'), '재고가 부족합니다.'],
  ['a refusal without words', new ApiFailure('unexpected-reply', { status: 400 }), 'failure.refused'],
  ['a fault of the server with words', problem(503, '점검 중입니다.'), '점검 중입니다.'],
  ['a fault of the server without', new ApiFailure('unexpected-reply', { status: 500 }), 'failure.server'],
  ['no network', new ApiFailure('network'), 'failure.network'],
  ['anything else', new TypeError('x is not a function'), 'failure.server'],
])('shows %s', async (_name, error, expected) => {
  const { t } = await open();

  act(() => reportFailure(error));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(t(expected));
});
