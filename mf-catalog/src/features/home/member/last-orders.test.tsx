import { screen } from '@testing-library/react';
import { LANGUAGES, listOrderForms } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { LastOrders } from './last-orders.tsx';

test.each(LANGUAGES)('%s: who says what is written on a button presses it', async (language) => {
  const rows = ['O20261109-0001', 'O20261120-0002'].map((orderFormNumber, at) =>
    anOrderRow({ id: at + 1, orderFormNumber }),
  );
  const { t } = await renderFeature(<LastOrders />, {
    part: 'mf-catalog',
    as: 'buyer',
    language,
    answers: [answerOk(listOrderForms, aPage(rows))],
  });

  const buttons = await screen.findAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(rows.map(() => t('portal.reorder.open')));
  for (const [at, button] of buttons.entries()) {
    expect(button).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${button.textContent}`)));
    expect(button).toHaveAccessibleName(expect.stringContaining(rows[at]?.orderFormNumber ?? '?'));
  }
});
