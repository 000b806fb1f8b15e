import { screen } from '@testing-library/react';
import { findProducts } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { type ComponentType, useState } from 'react';
import { writeSearchHistory } from '../../../shared/search-history-cookie.ts';
import { Page } from '../../../test/page.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchOverlay } from './search-overlay.tsx';

/** The search of wide windows. */
export const WideSearch = () => <SearchBox placeholder="찾기" />;

/** The search of phones, until it closes itself. */
export function PhoneSearch() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <SearchOverlay onClose={() => setOpen(false)} /> : null;
}

const nothingFound = answerOk(findProducts, { _embedded: { items: [] }, corrected: null });

/** Renders a search on the list of wines, over what the cookie has of recent searches; `field` is what one types into. */
export async function renderSearch(Search: ComponentType, options: Partial<RenderFeatureOptions> = {}) {
  const rendered = await renderFeature(
    <Page>
      <Search />
    </Page>,
    { part: 'shell', route: '*', path: '/product', answers: [nothingFound], ...options },
  );
  return { ...rendered, field: screen.getByRole('combobox', { name: rendered.t('search.label') }) };
}

/** As above, over these recent searches. */
export function openSearch(
  Search: ComponentType,
  history: readonly string[] = [],
  options: Partial<RenderFeatureOptions> = {},
) {
  writeSearchHistory(history);
  return renderSearch(Search, options);
}
