import { act, screen, within } from '@testing-library/react';
import { getMagazine, listMagazineProducts, listPrices, toggleMagazineLike } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { anArticle, anArticleDetail } from '@vitis/testing/builders/article';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { arriveWithToken, renderFeature, signInAs } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { LikeButton } from './like-button.tsx';
import { Screen } from './magazine-article.route.tsx';

const article = answerOk(getMagazine, anArticleDetail({ related: [anArticle({ id: 2, title: '점판암' })] }));
const wines = answerOk(listMagazineProducts, { _embedded: { items: [aWine({ id: 9 })] } });
const prices = answerOk(listPrices, { _embedded: { items: [aPrice({ idProduct: 9 })] } });
const base = { part: 'mf-catalog', route: '/magazine/:mid', path: '/magazine/1' } as const;

test('a visitor reads the article, finds its wines and what to read next', async () => {
  const { t, container } = await renderFeature(<Screen />, { ...base, answers: [article, wines] });

  const shown = within(await screen.findByRole('article', { name: '클리마를 읽는 법' }));
  expect(shown.getByText('비탈의 위와 아래는 다릅니다.')).toBeVisible();
  expect(shown.getByText('편집부')).toBeVisible();
  expect(shown.getByText(t('article.minutes', { count: 4 }))).toBeVisible();
  expect(shown.getByRole('link', { name: '산지' })).toHaveAttribute('href', '/magazine?category=REGION');

  const list = within(await screen.findByRole('region', { name: t('magazine.wines') }));
  expect(list.getByRole('link', { name: '샤토 라모네 2019' })).toHaveAttribute('href', '/product/9');
  expect(list.getByRole('link', { name: t('article.allWines') })).toHaveAttribute(
    'href',
    '/product?idMagazine=1',
  );
  expect(screen.getByRole('link', { name: '점판암' })).toHaveAttribute('href', '/magazine/2');
  expect(container).not.toHaveTextContent(/\d원|₩/);
});

test('wines that do not come are said to be missing, and can be asked for again', async () => {
  let isFailing = true;
  const failing = answerProblem(listMagazineProducts, 500, 'INTERNAL', 'INTERNAL');
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    answers: [
      article,
      { endpoint: listMagazineProducts, respond: (call) => (isFailing ? failing : wines).respond(call) },
    ],
  });
  await screen.findByText(t('portal.common.failedText'));
  expect(screen.getByRole('article', { name: '클리마를 읽는 법' })).toBeVisible();

  isFailing = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));
  expect(await screen.findByRole('region', { name: t('magazine.wines') })).toBeVisible();
});

test('what is withdrawn while somebody reads it is gone', async () => {
  const socket = await fakeSocket();
  let withdrawn = false;
  const missing = answerProblem(getMagazine, 404, 'NOT_FOUND', '없습니다.');
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      { endpoint: getMagazine, respond: (call) => (withdrawn ? missing : article).respond(call) },
      wines,
      prices,
    ],
  });
  expect(await screen.findByRole('article', { name: '클리마를 읽는 법' })).toBeVisible();
  withdrawn = true;
  await act(async () => socket.connect());
  await act(async () => socket.tell('contents:changed', { at: '2026-11-20T10:00:00+09:00' }));
  expect(await screen.findByRole('heading', { level: 1, name: t('article.notFound') })).toBeVisible();
});

test('a member likes it: the press shows at once, and the count is the one of the provider', async () => {
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      article,
      wines,
      prices,
      answer(toggleMagazineLike, { status: 200, body: { id: 1, liked: true, likes: 40 } }),
    ],
  });

  await user.click(
    await screen.findByRole('button', { name: t('like.count', { likes: 37 }), pressed: false }),
  );

  expect(
    await screen.findByRole('button', { name: t('like.count', { likes: 40 }), pressed: true }),
  ).toBeVisible();
});

test('the press of a member whose session is still on its way counts', async () => {
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'guest',
    answers: [
      article,
      wines,
      answer(toggleMagazineLike, { status: 200, body: { id: 1, liked: true, likes: 40 } }),
    ],
  });
  act(arriveWithToken);

  await user.click(await screen.findByRole('button', { name: t('like.count', { likes: 37 }) }));

  expect(
    await screen.findByRole('button', { name: t('like.count', { likes: 40 }), pressed: true }),
  ).toBeVisible();
});

test('a like that is answered late is not shown to whoever has signed in since', async () => {
  const sent = Promise.withResolvers<void>();
  const liked = answer(toggleMagazineLike, async () => {
    await sent.promise;
    return { status: 200 as const, body: { id: 1, liked: true, likes: 40 } };
  });
  const { t, user } = await renderFeature(<LikeButton article={{ id: 1, liked: false, likes: 37 }} />, {
    ...base,
    as: 'driver',
    answers: [liked],
  });
  await user.click(await screen.findByRole('button', { name: t('like.count', { likes: 37 }) }));
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();

  act(() => signInAs(null));
  act(() => signInAs({ id: 8, fullName: '김민서', roles: ['DRIVER'] }));
  await act(async () => {
    sent.resolve();
    await new Promise((done) => setTimeout(done, 50));
  });

  expect(screen.getByRole('button', { name: t('like.count', { likes: 37 }), pressed: false })).toBeVisible();
});

test('a refusal takes the press back', async () => {
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'driver',
    answers: [article, wines, answerProblem(toggleMagazineLike, 409, 'CONFLICT', '지금은 안 됩니다.')],
  });

  await user.click(await screen.findByRole('button', { name: t('like.count', { likes: 37 }) }));

  expect(
    await screen.findByRole('button', { name: t('like.count', { likes: 37 }), pressed: false }),
  ).toBeVisible();
});

test.each(['/magazine/abc', '/magazine/0', '/magazine/99999999999', '/magazine/999'])(
  '%s is not found, and the list is one step away',
  async (path) => {
    const missing = answerProblem(getMagazine, 404, 'NOT_FOUND', '없습니다.');
    const gone = answerProblem(listMagazineProducts, 404, 'NOT_FOUND', '없습니다.');
    const { t } = await renderFeature(<Screen />, { ...base, path, answers: [missing, gone] });

    expect(await screen.findByRole('heading', { level: 1, name: t('article.notFound') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('magazine.toList') })).toHaveAttribute('href', '/magazine');
  },
);
