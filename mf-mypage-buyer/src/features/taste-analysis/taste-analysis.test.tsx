import { screen, waitFor, within } from '@testing-library/react';
import { analyseTaste, getTasteAnalysis, type TasteAnalysis } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './taste-analysis.route.tsx';

const answers = { kind: 'RED', sugar: 'LOW', body: 'HIGH', acidity: 'MEDIUM', tannin: 'HIGH' } as const;
const analysis: TasteAnalysis = {
  idTasteAnalysis: 1,
  answers,
  answeredAt: '2026-11-20T10:00:00.000+09:00',
  profile: { sugar: 0.5, body: 4.5, acidity: 3, tannin: 4.5 },
  wines: [{ product: aWine(), match: 95, reasons: [{ trait: 'body', value: 4.5 }] }],
};
const open = (of: TasteAnalysis | null) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/taste-analysis',
    path: '/mypage/taste-analysis',
    answers: [answerOk(getTasteAnalysis, { analysis: of }), answerOk(analyseTaste, { analysis })],
  });

test('asks five questions, says which is missing, and sends the answers', async () => {
  const { t, user, calls } = await open(null);
  await user.click(await screen.findByRole('button', { name: t('taste.send') }));
  expect(screen.getAllByText(t('taste.choose'))).toHaveLength(5);
  for (const [question, value] of Object.entries(answers)) {
    const group = screen.getByRole('group', {
      name: new RegExp(t(`taste.questions.${question}`).replace('?', '\\?')),
    });
    await user.click(within(group).getByRole('radio', { name: t(`taste.answers.${question}.${value}`) }));
  }
  await user.click(screen.getByRole('button', { name: t('taste.send') }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ answers }));
});

test('shows the profile and wines with their reasons, and asks again with what was answered', async () => {
  const { t, user } = await open(analysis);
  expect(await screen.findByRole('meter', { name: t('taste.traits.body') })).toHaveAttribute(
    'aria-valuetext',
    t('taste.levels.HIGH'),
  );
  expect(screen.getByText(t('taste.reasons.body.HIGH'), { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('taste.again') }));
  expect(screen.getByRole('radio', { name: t('taste.answers.kind.RED') })).toBeChecked();
  await user.click(screen.getByRole('button', { name: t('taste.back') }));
  expect(screen.getByRole('heading', { name: t('taste.wines') })).toBeVisible();
});
