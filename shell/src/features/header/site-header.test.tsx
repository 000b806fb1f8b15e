import { screen } from '@testing-library/react';
import { listKinds } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Page } from '../../test/page.tsx';
import { SiteHeader } from './site-header.tsx';

test('the search of wide windows asks for a wine, and that of phones, behind its button, for words', async () => {
  const { user, t } = await renderFeature(
    <Page>
      <SiteHeader />
    </Page>,
    { part: 'shell', route: '*', answers: [answerOk(listKinds, { _embedded: { items: [] } })] },
  );
  expect(screen.getByRole('combobox', { name: t('search.label') })).toHaveAttribute(
    'placeholder',
    t('search.placeholderWide'),
  );

  await user.click(screen.getByRole('button', { name: t('search.open') }));

  expect(await screen.findByPlaceholderText(t('search.placeholderNarrow'))).toHaveFocus();
});
