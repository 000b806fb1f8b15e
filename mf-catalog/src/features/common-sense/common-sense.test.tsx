import { screen, within } from '@testing-library/react';
import { listWineSenses } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aWineSense } from '@vitis/testing/builders/article';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './common-sense.route.tsx';

test('lists answers by number, each with an address', async () => {
  const answers = [
    answerOk(
      listWineSenses,
      aPage([aWineSense({ id: 4 }), aWineSense({ id: 5, title: '보관', picture: null })]),
    ),
  ];
  await renderFeature(<Screen />, {
    part: 'mf-catalog',
    route: '/common-sense',
    path: '/common-sense',
    answers,
  });

  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^01빈티지란 무엇인가요/);
  expect(within(second!).getByRole('link', { name: '보관' })).toHaveAttribute('href', '/common-sense/5');
});
