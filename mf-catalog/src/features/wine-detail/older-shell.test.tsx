import { screen } from '@testing-library/react';
import { getProduct, listProducts } from '@vitis/contracts';
import type { useEndpoint } from '@vitis/platform/data';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aWineDetail } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { useRef } from 'react';
import { Screen } from './wine-detail.route.tsx';

// A shell of an earlier release keeps the answer before, beside the failure of the next.
jest.mock('@vitis/platform/data', () => {
  const actual = jest.requireActual('@vitis/platform/data');
  const useKeptAnswer = (...asked: Parameters<typeof useEndpoint>) => {
    const load = actual.useEndpoint(...asked);
    const before = useRef(load.data);
    if (load.data !== undefined) before.current = load.data;
    const isKept =
      asked[2]?.keepPrevious === true && load.status === 'failed' && before.current !== undefined;
    return isKept ? { ...load, status: 'ready', data: before.current } : load;
  };
  return { ...actual, useEndpoint: useKeptAnswer };
});

test.each([
  [500, 'failure.title'],
  [404, 'detail.notFound'],
] as const)(
  'of a year that does not come (%i) it says so, and shows no other year as it',
  async (status, text) => {
    let isBroken = true;
    const failing = answerProblem(getProduct, status, 'NO', 'NO');
    const { t, user } = await renderFeature(<Screen />, {
      part: 'mf-catalog',
      route: '/product/:pid',
      path: '/product/1',
      answers: [
        {
          endpoint: getProduct,
          respond: (call) => {
            const isOther = call.path.endsWith('/2');
            if (isOther && isBroken) return failing.respond(call);
            return answerOk(getProduct, aWineDetail(isOther ? { id: 2, vintage: 2020 } : {})).respond(call);
          },
        },
        answerOk(listProducts, aPage([])),
      ],
    });
    await screen.findByRole('heading', { level: 1, name: /샤토 라모네/ });
    await user.click(screen.getByRole('link', { name: /^2020/ }));

    expect(await screen.findByText(t(text))).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1, name: /샤토 라모네/ })).not.toBeInTheDocument();
    if (status === 404) return;
    isBroken = false;
    await user.click(screen.getByRole('button', { name: t('portal.common.retry') }));
    expect(await screen.findByRole('heading', { level: 1, name: /2020/ })).toBeVisible();
  },
);
