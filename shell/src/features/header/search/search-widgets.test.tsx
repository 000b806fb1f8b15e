import { fireEvent, screen, waitFor } from '@testing-library/react';
import { findProducts, searchTrade } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import type { RenderFeatureOptions } from '@vitis/testing/render';
import { readSearchHistory, writeSearchHistory } from '../../../shared/search-history-cookie.ts';
import { openSearch, PhoneSearch, renderSearch, WideSearch } from './search.test-support.tsx';

const suggested = answerOk(findProducts, {
  _embedded: {
    items: [
      { kind: 'AREA', id: 1, name: '보르도', nameEn: 'Bordeaux', vintage: null, picture: null },
      {
        kind: 'COUNTRY',
        id: null,
        countryCode: 'FR',
        name: '프랑스',
        nameEn: 'France',
        vintage: null,
        picture: null,
      },
      {
        kind: 'PRODUCT',
        id: 7,
        name: '샤토 라모네',
        nameEn: 'Château Lamonet',
        vintage: 2019,
        picture: null,
      },
    ],
  },
  corrected: null,
});

afterEach(() => writeSearchHistory([]));

describe.each([
  ['wide windows', WideSearch],
  ['phones', PhoneSearch],
])('the search of %s', (_where, Search) => {
  const open = (history?: readonly string[], options?: Partial<RenderFeatureOptions>) =>
    openSearch(Search, history, options);

  test('focusing the field shows the recent searches, the newest first', async () => {
    const { field, user, t } = await open(['보르도', '샤블리']);

    await user.click(field);

    const list = await screen.findByRole('region', { name: t('search.recent') });
    expect([...list.querySelectorAll('[data-entry]')].map((entry) => entry.textContent)).toEqual([
      '보르도',
      '샤블리',
    ]);
  });

  test('so does focusing it over results, whose words it shows, until something is typed', async () => {
    const path = `/search-result?${new URLSearchParams({ q: '보르도' })}`;
    const { field, user, t } = await open(['샤블리'], { answers: [suggested], path });
    await user.click(field);
    expect(field).toHaveValue('보르도');
    expect(await screen.findByRole('region', { name: t('search.recent') })).toBeVisible();
    await user.type(field, ' 레');
    expect(await screen.findByRole('option', { name: /샤토 라모네/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('search.recent') })).not.toBeInTheDocument();
  });

  test('Enter puts the term first, keeps it and goes to its results', async () => {
    const { field, user, address } = await open(['보르도']);

    await user.type(field, '샤블리{Enter}');

    expect(readSearchHistory()).toEqual(['샤블리', '보르도']);
    expect(address()).toBe(`/search-result?${new URLSearchParams({ q: '샤블리' })}`);
  });

  test('choosing a recent search goes there and closes the list', async () => {
    const { field, user, address, t } = await open(['보르도', '샤블리']);
    await user.click(field);

    await user.click(await screen.findByRole('button', { name: '샤블리' }));

    expect(address()).toContain('/search-result');
    expect(screen.queryByRole('region', { name: t('search.recent') })).not.toBeInTheDocument();
  });

  test('an empty term is kept and leads nowhere', async () => {
    const { field, user, address } = await open(['보르도']);

    await user.type(field, '{Enter}');

    expect(readSearchHistory()).toEqual(['', '보르도']);
    expect(address()).toBe('/product');
  });

  test('one entry can be deleted, and all of them', async () => {
    const { field, user, t } = await open(['보르도', '샤블리']);
    await user.click(field);

    await user.click(await screen.findByRole('button', { name: t('search.remove', { words: '보르도' }) }));
    expect(readSearchHistory()).toEqual(['샤블리']);

    await user.click(screen.getByRole('button', { name: t('search.clear') }));
    expect(document.cookie).not.toContain('search-histories');
    expect(screen.getByText(t('search.noRecent'))).toBeVisible();
  });

  test('Enter in the middle of a Hangul syllable searches once, for the whole of it', async () => {
    const { field, address } = await open();

    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: '샤또' } });
    fireEvent.compositionUpdate(field, { data: '또' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(address()).toBe('/product');
    fireEvent.compositionEnd(field, { data: '또' });

    await waitFor(() => expect(address()).toBe(`/search-result?${new URLSearchParams({ q: '샤또' })}`));
    expect(readSearchHistory()).toEqual(['샤또']);
  });

  test('arrows, Home and End go through the suggestions while the focus stays in the field', async () => {
    const { field, user, address, t } = await open([], { answers: [suggested] });
    await user.type(field, '보르');
    const list = await screen.findByRole('listbox', { name: t('search.suggestions') });
    await screen.findByRole('option', { name: /보르도/ });
    expect(field).toHaveAttribute('aria-controls', list.id);
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

    await user.keyboard('{ArrowDown}');
    expect(active()).toMatch(/보르도/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toMatch(/샤토 라모네 2019/);
    await user.keyboard('{Home}');
    expect(active()).toMatch(/보르도/);
    await user.keyboard('{End}');
    expect(active()).toBe(t('search.searchFor', { words: '보르' }));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toMatch(/프랑스/);
    expect(field).toHaveFocus();

    await user.keyboard('{Enter}');

    expect(address()).toBe('/product?countryName=FR');
    expect(readSearchHistory()).toEqual(['프랑스']);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Enter takes the entry that the arrows are on, also where others come before it meanwhile', async () => {
    const trade = Promise.withResolvers<void>();
    const clients = answerOk(searchTrade, {
      _embedded: { items: [{ kind: 'CLIENT', id: 4, companyName: '보르도상사', erpCode: 'C-4' }] },
    });
    const { field, user, address } = await open([], {
      as: 'sales',
      answers: [
        suggested,
        {
          endpoint: searchTrade,
          respond: async (call) => {
            await trade.promise;
            return clients.respond(call);
          },
        },
      ],
    });
    await user.type(field, '보르');
    await screen.findByRole('option', { name: /프랑스/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    trade.resolve();
    await screen.findByRole('option', { name: /보르도상사/ });

    await user.keyboard('{Enter}');

    expect(address()).toBe('/product?countryName=FR');
  });

  test('a client that was chosen is nobody’s recent search', async () => {
    const clients = answerOk(searchTrade, {
      _embedded: { items: [{ kind: 'CLIENT', id: 4, companyName: '보르도상사', erpCode: 'C-4' }] },
    });
    const { field, user, address } = await open(['샤블리'], { as: 'sales', answers: [suggested, clients] });
    await user.type(field, '보르');
    const entry = await screen.findByRole('option', { name: /보르도상사/ });
    const href = entry.getAttribute('href');
    await user.click(entry);
    expect(address()).toBe(href);
    expect(readSearchHistory()).toEqual(['샤블리']);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('where the suggestions for further letters do not come, those for the earlier ones go', async () => {
    const failing = answerProblem(findProducts, 500, 'INTERNAL', 'INTERNAL');
    const { field, user, t } = await open([], {
      answers: [
        {
          endpoint: findProducts,
          respond: (call) => (call.query.get('q') === '보르' ? suggested : failing).respond(call),
        },
      ],
    });
    await user.type(field, '보르');
    await screen.findByRole('option', { name: /보르도/ });

    await user.type(field, '네오');

    await waitFor(() => expect(screen.queryByRole('option', { name: /보르도/ })).not.toBeInTheDocument());
    expect(screen.getByRole('option', { name: t('search.searchFor', { words: '보르네오' }) })).toBeVisible();
  });

  test('Delete takes the recent search away that the arrows are on', async () => {
    const { field, user } = await open(['보르도', '샤블리', '리오하']);
    await user.click(field);
    await screen.findByRole('grid');

    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');

    expect(readSearchHistory()).toEqual(['보르도', '리오하']);
    expect(field).toHaveFocus();
    const next = screen.getByRole('button', { name: '리오하' }).closest('[role="gridcell"]');
    expect(field).toHaveAttribute('aria-activedescendant', next?.id);
  });

  test('what was searched in its place is said above the suggestions', async () => {
    const corrected = answerOk(findProducts, { _embedded: { items: [] }, corrected: '보르도' });
    const { field, user, t } = await open([], { answers: [corrected] });

    await user.type(field, '보르드');

    expect(await screen.findByText(t('search.corrected', { words: '보르도' }))).toBeVisible();
  });

  test('the number of a document leads a member to it', async () => {
    const { field, user, address, t } = await open([], { as: 'buyer' });

    await user.type(field, 'e20261118-0001');
    const entry = await screen.findByRole('option', {
      name: new RegExp(`${t('search.document')}.*E20261118-0001`),
    });
    expect(entry).toHaveAttribute('href', '/mypage/estimate-apply-history/E20261118-0001');
    await user.keyboard('{Enter}');

    expect(address()).toBe('/mypage/estimate-apply-history/E20261118-0001');
    expect(readSearchHistory()).toEqual([]);
  });

  test('for a guest the number of a document is words like others', async () => {
    const { field, user, address } = await open();

    await user.type(field, 'E20261118-0001{Enter}');

    expect(address()).toBe('/search-result?q=E20261118-0001');
  });

  test.each([
    ['broken encoding', '%E0%A4%A,,a,%'],
    ['five thousand letters', 'a'.repeat(5_000)],
    ['commas', ',,,'],
    ['control characters and markup', '%00,%F0%9F%8D%B7,<b>'],
  ])('a history that a hand has edited (%s) breaks nothing', async (_what, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a hand edits it
    document.cookie = `search-histories=${value}; Path=/`;
    const { field, user } = await renderSearch(Search);

    await user.type(field, '샤블리{Enter}');

    expect(readSearchHistory()[0]).toBe('샤블리');
  });
});
