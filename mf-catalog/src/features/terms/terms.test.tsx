import { screen, within } from '@testing-library/react';
import { getLegalDocument } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { documentType } from './document-type.ts';
import { Screen } from './terms.route.tsx';

const base = { part: 'mf-catalog', route: '/terms' } as const;
const document = answerOk(getLegalDocument, {
  type: 'PRIVACY',
  title: '개인정보처리방침',
  effectiveDate: '2026-01-01',
  sections: [
    { heading: '1. 수집하는 항목', paragraphs: ['이름과 이메일을 수집합니다.'] },
    { heading: '2. 이용 목적', paragraphs: ['문의에 답변합니다.'] },
  ],
});

test('shows the document with its day, and contents that lead to each article', async () => {
  const { t, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/terms?type=PRIVACY',
    answers: [document],
  });

  expect(await screen.findByText(t('terms.inForceSince', { day: '2026-01-01 (목)' }))).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: t('terms.contents') }));
  const link = contents.getByRole('link', { name: '2. 이용 목적' });
  expect(link).toHaveAttribute('href', '#section-2');
  expect(screen.getByRole('region', { name: '2. 이용 목적' })).toHaveAttribute('id', 'section-2');
  expect(calls.map(({ path }) => path)).toContain('/api/v1/documents/PRIVACY');
  const tabs = within(screen.getByRole('navigation', { name: t('terms.documents') }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(t('terms.title.PRIVACY'));
  expect(tabs.getByRole('link', { name: t('terms.title.TERM') })).toHaveAttribute('href', '/terms');
});

test.each([
  ['', 'TERM'],
  ['type=TERM', 'TERM'],
  ['type=privacy', 'PRIVACY'],
  ['type=%20PRIVACY%20', 'PRIVACY'],
  ['type=COOKIES', 'TERM'],
  ['type=../../etc', 'TERM'],
  [`type=${'x'.repeat(10_000)}`, 'TERM'],
])('?%.30s asks for %s', (search, type) => {
  expect(documentType(new URLSearchParams(search))).toBe(type);
});

test('says that there is no such document yet', async () => {
  const missing = answerProblem(getLegalDocument, 404, 'NOT_FOUND', '없습니다.');
  const { t } = await renderFeature(<Screen />, { ...base, path: '/terms', answers: [missing] });
  expect(await screen.findByText(t('terms.none'))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: t('terms.title.TERM') })).toBeVisible();
});
