import { act, screen, waitFor } from '@testing-library/react';
import { saveDeliveries } from '@vitis/contracts';
import { addDays, dayOfWeek, formatDay } from '@vitis/domain';
import { answer, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { clients, handle, open, provider, stop, today } from './schedule.test-support.tsx';

test('by keyboard a stop goes to another driver; it is told on the way and saved when it is put down', async () => {
  const { answers } = provider([stop(1, '담원다이닝'), stop(2, '노들상회')]);
  const { t, user, calls } = await open(answers);
  (await handle(t, '담원다이닝')).focus();
  await user.keyboard(' ');
  expect(screen.getByText(t('schedule.carry.picked', { name: '담원다이닝' }))).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(
    screen.getByText(
      t('schedule.carry.over', {
        name: '담원다이닝',
        day: formatDay(today, 'ko-KR'),
        driver: '최민준',
        number: 1,
        of: 1,
      }),
    ),
  ).toBeInTheDocument();
  expect(clients('최민준')).toEqual(['담원다이닝']);
  expect(await handle(t, '담원다이닝')).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(t('schedule.carry.edge'))).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('schedule.saved'))).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    items: [
      {
        idDeliveryInfo: 1,
        version: 1,
        type: 'DIRECT',
        classify: 'SUPPLY',
        requestDate: today,
        idDriver: 4,
        position: 0,
        trackingNumber: '',
        message: '뒷문으로 와 주세요.',
      },
    ],
  });
  expect(clients('최민준')).toEqual(['담원다이닝']);
});

test('arrows order the stops of a driver; Escape and leaving bring them back', async () => {
  const { answers } = provider([stop(1, '담원다이닝'), stop(2, '노들상회'), stop(3, '호텔 라온재')]);
  const { t, user, calls } = await open(answers);
  (await handle(t, '호텔 라온재')).focus();
  await user.keyboard('{Enter}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(clients('오태식')).toEqual(['호텔 라온재', '담원다이닝', '노들상회']);
  await user.keyboard('{Escape}');
  expect(clients('오태식')).toEqual(['담원다이닝', '노들상회', '호텔 라온재']);

  await user.keyboard('{Enter}{ArrowUp}');
  await user.tab();
  await waitFor(() => expect(clients('오태식')).toEqual(['담원다이닝', '노들상회', '호텔 라온재']));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  (await handle(t, '호텔 라온재')).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  await screen.findByText(t('schedule.saved'));
  expect(clients('오태식')).toEqual(['호텔 라온재', '담원다이닝', '노들상회']);
});

test('a change shows at once; when somebody was faster everything stands where it stood, and it is said', async () => {
  const { answers } = provider([stop(1, '담원다이닝')]);
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stale = answer(saveDeliveries, async (call) => {
    await until;
    return answerProblem(saveDeliveries, 412, 'VERSION_STALE', 'stale').respond(call) as never;
  });
  const { t, user } = await open([...answers, stale]);
  (await handle(t, '담원다이닝')).focus();
  await user.keyboard(' {ArrowRight} ');
  expect(clients('최민준')).toEqual(['담원다이닝']);
  await act(async () => release());
  expect(await screen.findByRole('alert')).toHaveTextContent(t('schedule.stale'));
  expect(clients('최민준')).toEqual([]);
  expect(clients('오태식')).toEqual(['담원다이닝']);
});

test('a line that is cut takes the change back as well', async () => {
  const { answers } = provider([stop(1, '담원다이닝')]);
  const cut: FakeAnswer = {
    endpoint: saveDeliveries,
    respond: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const { t, user } = await open([...answers, cut]);
  (await handle(t, '담원다이닝')).focus();
  await user.keyboard(' {ArrowLeft} ');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('schedule.refused'));
  expect(clients('오태식')).toEqual(['담원다이닝']);
});

test('in a week a stop goes to the next day with its driver', async () => {
  // A Saturday has no next day in its week.
  const here = dayOfWeek(today) === 6 ? addDays(today, 1) : today;
  const { answers } = provider([stop(1, '담원다이닝', { requestDate: here })]);
  const { t, user, calls } = await open(answers, `?view=week&day=${here}`);
  (await handle(t, '담원다이닝')).focus();
  await user.keyboard(' {ArrowRight} ');
  await screen.findByText(t('schedule.saved'));
  expect(clients(formatDay(addDays(here, 1), 'ko-KR'))).toEqual(['담원다이닝']);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ requestDate: addDays(here, 1), idDriver: 3 }],
  });
});
