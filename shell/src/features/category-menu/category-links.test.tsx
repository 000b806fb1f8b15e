import { screen, waitFor } from '@testing-library/react';
import { listAreas, listKinds, listTypes } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { CategoryLinks } from './category-links.tsx';

const answers = [
  answerOk(listKinds, { _embedded: { items: [{ id: 1, code: 'RED', name: '레드', productCount: 9 }] } }),
  answerOk(listAreas, {
    _embedded: {
      countries: [
        {
          countryCode: 'DE',
          name: '독일',
          productCount: 2,
          productionAreas: [{ id: 7, name: '모젤', productCount: 2 }],
        },
      ],
    },
  }),
  answerOk(listTypes, {
    types: { content: [{ name: '리슬링', nameEn: 'Riesling', ids: [3], productCount: 2 }] },
  }),
];

const open = (given: readonly FakeAnswer[]) =>
  renderFeature(<CategoryLinks />, { part: 'shell', answers: given });

test('kinds, areas and grapes on their way have their place until they come', async () => {
  const { promise: isUp, resolve: comeUp } = Promise.withResolvers<void>();
  const { t } = await open(
    answers.map((there) => ({ ...there, respond: (call) => isUp.then(() => there.respond(call)) })),
  );
  expect(screen.getAllByText(t('progress.loading'))).toHaveLength(3);
  expect(screen.getByRole('link', { name: t('header.allWines') })).toBeVisible();

  comeUp();

  expect(await screen.findByRole('link', { name: '레드' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(t('progress.loading'))).not.toBeInTheDocument());
});

test.each([
  ['kinds', listKinds, null, '레드'],
  ['areas', listAreas, 'header.areas', '독일'],
  ['grapes', listTypes, 'header.grapes', '리슬링'],
] as const)(
  '%s that do not come are missed in their place, and come with one press',
  async (_name, endpoint, line, name) => {
    let isDown = true;
    const failure = answerProblem(endpoint, 500, 'INTERNAL', 'INTERNAL');
    const { t, user } = await open(
      answers.map((there) => ({
        ...there,
        respond: (call) => (isDown && there.endpoint === endpoint ? failure : there).respond(call),
      })),
    );
    if (line !== null) await user.click(screen.getByText(t(line)));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('header.menuFailed'));
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();

    isDown = false;
    await user.click(screen.getByRole('button', { name: t('retry') }));

    const link = await screen.findByRole('link', { name });
    expect(link).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // Who pressed it goes on at what has come, not at the top of the page.
    if (endpoint === listKinds) await waitFor(() => expect(link).toHaveFocus());
  },
);
