import { screen, within } from '@testing-library/react';
import { listAreas, listKinds, listTypes } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Page } from '../../../test/page.tsx';
import { KindNav } from './kind-nav.tsx';

const grapes = Array.from({ length: 14 }, (_, at) => ({
  name: `품종 ${at + 1}`,
  nameEn: `Grape ${at + 1}`,
  ids: [at + 1],
  productCount: 20 - at,
}));
const answers = [
  answerOk(listKinds, { _embedded: { items: [{ id: 1, code: 'RED', name: '레드', productCount: 9 }] } }),
  answerOk(listAreas, {
    _embedded: {
      countries: [
        {
          countryCode: 'ALL',
          name: '전체',
          productCount: 9,
          productionAreas: [{ id: -1, name: '전체', productCount: 9, countryName: 'FR,IT' }],
        },
        {
          countryCode: 'FR',
          name: '프랑스',
          productCount: 5,
          productionAreas: [
            { id: -1, name: '프랑스 전체', productCount: 5 },
            { id: 7, name: '보르도', productCount: 3 },
          ],
        },
      ],
    },
  }),
  answerOk(listTypes, { types: { content: grapes } }),
];

const open = (path = '/', given: readonly FakeAnswer[] = answers) =>
  renderFeature(
    <Page>
      <KindNav />
    </Page>,
    { part: 'shell', route: '*', path, answers: given },
  );

test('a kind leads to its wines, and is marked there', async () => {
  await open('/product?idKinds=1');

  const kind = await screen.findByRole('link', { name: '레드' });
  expect(kind).toHaveAttribute('href', `/product?idKinds=1&title=${encodeURIComponent('레드')}`);
  expect(kind).toHaveAttribute('aria-current', 'page');
});

test('by the keyboard the menu opens into its section, and Escape goes back to the word', async () => {
  const { user, t } = await open();
  const word = screen.getByRole('button', { name: t('header.areas') });
  word.focus();
  await user.keyboard('{Enter}');

  const section = await screen.findByRole('region', { name: t('header.areas') });
  expect(word).toHaveAttribute('aria-expanded', 'true');
  expect(within(section).getAllByRole('button')[0]).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(word).toHaveFocus();
  expect(word).toHaveAttribute('aria-expanded', 'false');
});

test('a country shows its areas, "all of it" first', async () => {
  const { user, t } = await open();
  await user.click(screen.getByRole('button', { name: t('header.areas') }));
  await user.click(await screen.findByRole('button', { name: /^프랑스/ }));

  const areas = within(screen.getByRole('list', { name: '프랑스' })).getAllByRole('link');
  expect(areas.map((link) => link.getAttribute('href'))).toEqual([
    '/product?countryName=FR',
    '/product?idProductionAreas=7',
  ]);
});

test('arrow keys go through a list and over to the next one', async () => {
  const { user, t } = await open();
  screen.getByRole('button', { name: t('header.areas') }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('region', { name: t('header.areas') });

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^프랑스/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /^보르도/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: /^프랑스 전체/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}{End}');
  expect(screen.getByRole('link', { name: /^품종 12/ })).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: /^전체/ })).toHaveFocus();
});

test('the grapes that do not fit come with "more"', async () => {
  const { user, t } = await open();
  await user.click(screen.getByRole('button', { name: t('header.grapes') }));
  expect(await screen.findByRole('link', { name: /^품종 12/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^품종 13/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: t('moreCount', { count: 2 }) }));

  expect(screen.getByRole('link', { name: /^품종 14/ })).toBeVisible();
});

test.each([
  ['kinds alone', [listKinds], true],
  ['all of it', [listKinds, listAreas, listTypes], false],
] as const)(
  'what does not come is missed in the menu, and comes with one press: %s',
  async (_name, missing, hasAreas) => {
    let isDown = true;
    const failing = answers.map((there): FakeAnswer => {
      const failure = answerProblem(there.endpoint, 500, 'INTERNAL', 'INTERNAL');
      const isMissing = missing.some((endpoint) => endpoint === there.endpoint);
      return { ...there, respond: (call) => (isDown && isMissing ? failure : there).respond(call) };
    });
    const { user, t } = await open('/', failing);
    await user.click(screen.getByRole('button', { name: t('header.areas') }));

    expect(await screen.findByRole('alert')).toHaveTextContent(t('header.menuFailed'));
    expect(screen.queryAllByRole('region', { name: t('header.areas') })).toHaveLength(hasAreas ? 1 : 0);

    isDown = false;
    await user.click(screen.getByRole('button', { name: t('retry') }));

    const kinds = await screen.findByRole('region', { name: t('header.kinds') });
    expect(await within(kinds).findByRole('link', { name: /^레드/ })).toBeVisible();
    expect(screen.getByRole('link', { name: '레드' })).toBeVisible();
    expect(screen.getByRole('region', { name: t('header.areas') })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('another page closes it', async () => {
  const { user, t } = await open();
  await user.click(screen.getByRole('button', { name: t('header.areas') }));
  await user.click(await screen.findByRole('link', { name: /^보르도/ }));

  expect(screen.getByRole('button', { name: t('header.areas') })).toHaveAttribute('aria-expanded', 'false');
});
