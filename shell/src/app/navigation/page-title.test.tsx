import { render, waitFor } from '@testing-library/react';
import { getProduct } from '@vitis/contracts';
import { cacheKey, request } from '@vitis/platform';
import { createMemoryRouter, languageStore, RouterProvider } from '@vitis/platform/owner';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { route } from '../../test/page.tsx';
import { createI18n } from '../i18n.ts';
import { knownAnswers } from '../known-answers.ts';
import { PageTitle, pageTitle } from './page-title.tsx';

test('a page has the title of its head, or that of its route with what it is about', () => {
  expect(pageTitle('상품', { title: '샤토 라모네' })).toBe('샤토 라모네');
  expect(pageTitle('견적서', { subject: 'E20261118-0004' })).toBe('견적서 E20261118-0004');
  expect(pageTitle('Estimate (print)', { subject: 'E20261118-0004' })).toBe(
    'Estimate (print) E20261118-0004',
  );
  expect(pageTitle('견적 관리', {})).toBe('견적 관리');
});

const wine = (id: number) => request(getProduct, { params: { id } });
const gone = (id: number) => cacheKey(getProduct, { params: { id } }, 'ko-KR');

test.each([
  ['some', [77], '와인 비교 | VITIS'],
  ['all', [1, 77], '찾을 수 없습니다 | VITIS'],
])('the title of a page of which %s wines are gone', async (_how, ids, title) => {
  languageStore.set('ko-KR');
  const compared = route('/compared', '와인 비교');
  const screens = {
    status: 'ready',
    part: 'mf-test',
    Screen: () => null,
    route: { ...compared, data: () => [wine(1), wine(77)], head: () => ({}) },
  };
  const routes = [
    {
      path: '/compared',
      handle: { part: 'mf-test', route: compared },
      loader: () => screens,
      Component: PageTitle,
      HydrateFallback: () => null,
    },
  ];
  const texts = createI18n('ko-KR', { shell: { error: { 404: { title: '찾을 수 없습니다' } } } });
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => knownAnswers({ answers: {}, missing: ids.map(gone) }) as never }}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/compared'] })} />
      </SWRConfig>
    </I18nextProvider>,
  );
  await waitFor(() => expect(document.title).toBe(title));
});
