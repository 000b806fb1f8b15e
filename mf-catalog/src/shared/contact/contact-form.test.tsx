import { fireEvent, screen } from '@testing-library/react';
import { createContact } from '@vitis/contracts';
import { answer, answerProblem } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { ContactForm } from './contact-form.tsx';

const base = { part: 'mf-catalog' } as const;
const received = answer(createContact, {
  status: 201,
  body: { receivedAt: '2026-11-20T10:00:00.000+09:00' },
});

/** A field by its label, which a mark may follow. */
const fieldOf = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

async function fill({ t, user }: Awaited<ReturnType<typeof renderFeature>>) {
  const type = (label: string, value: string) => fireEvent.change(fieldOf(t(label)), { target: { value } });
  type('contact.name', '김하나');
  type('contact.email', 'hana@bistro.test');
  type('contact.message', '시음을 예약하고 싶습니다.');
  await user.click(screen.getByRole('checkbox'));
}

test('sends what was typed once, and says when it arrived and where the answer goes', async () => {
  const feature = await renderFeature(<ContactForm topic="VISIT" />, { ...base, answers: [received] });
  const { t, user, calls } = feature;
  await fill(feature);
  await user.click(screen.getByRole('button', { name: t('contact.send') }));

  expect(await screen.findByRole('status')).toHaveTextContent(
    t('contact.doneText', { email: 'hana@bistro.test', time: '2026-11-20 (금) 10:00' }),
  );
  // Who pressed at the end of the form has it in sight, and hears it.
  expect(document.activeElement).toContainElement(screen.getByRole('status'));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ topic: 'VISIT', name: '김하나', agreed: true, website: '' });
  await user.click(screen.getByRole('button', { name: t('contact.another') }));
  expect(fieldOf(t('contact.message'))).toHaveValue('');
});

test('says at each field what is missing, and sends nothing', async () => {
  const { t, user, calls } = await renderFeature(<ContactForm topic="OTHER" />, base);
  await user.click(screen.getByRole('button', { name: t('contact.send') }));

  expect((await screen.findAllByText(t('contact.issue.min_length'))).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByText(t('contact.issue.literal'))).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('what a machine filled in is not sent, and it is said', async () => {
  const feature = await renderFeature(<ContactForm topic="VISIT" />, { ...base, answers: [received] });
  const { t, user, calls, container } = feature;
  await fill(feature);
  const unseen = container.querySelector('input[name="website"]')!;
  expect(unseen).toHaveAttribute('tabindex', '-1');
  fireEvent.change(unseen, { target: { value: 'https://spam.test' } });
  await user.click(screen.getByRole('button', { name: t('contact.send') }));

  expect(await screen.findByText(t('contact.machine'))).toBeVisible();
  expect(calls).toHaveLength(0);
});

test.each([
  [
    'refuses it',
    answerProblem(createContact, 429, 'TOO_MANY_CONTACTS', '여러 번 보내셨습니다.'),
    'contact.refused',
  ],
  ['is not heard', answerProblem(createContact, 503, 'UNAVAILABLE', '잠시 후'), 'contact.unsettled'],
])('keeps what was typed where the provider %s', async (_name, reply, title) => {
  const feature = await renderFeature(<ContactForm topic="VISIT" />, { ...base, answers: [reply] });
  const { t, user } = feature;
  await fill(feature);
  await user.click(screen.getByRole('button', { name: t('contact.send') }));

  expect(await screen.findByText(t(title))).toBeVisible();
  expect(fieldOf(t('contact.name'))).toHaveValue('김하나');
});
