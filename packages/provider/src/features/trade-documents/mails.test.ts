import { LANGUAGES } from '@vitis/contracts';
import { STEP_TEXTS } from './mail-texts.ts';
import { type MailKind, mailOf } from './mails.ts';

const facts = {
  number: 'E20261120-0001',
  clientName: 'Hangang {number}',
  firstWineName: 'Chateau $& 2018',
  lineCount: 3,
  totalQty: 24,
  total: 974_160,
  message: 'Thank you.',
};
const kinds = Object.keys(STEP_TEXTS) as MailKind[];

test.each(LANGUAGES)(
  'every mail about a document is whole in %s, and names things as they are',
  (language) => {
    const reader = { id: 1, email: 'buyer@vitis.test', fullName: 'Kim', language };
    const written = kinds.map((kind) => mailOf(kind, 'SALESPERSON', reader, facts));

    for (const { subject, body, action, ...mail } of written) {
      // What the other side wrote stands under a word of its own.
      expect(body).toMatch(/\n\n\p{L}+[:：]\nThank you\.$/u);
      expect(mail.language).toBe(language);
      expect(subject).toContain(facts.number);
      expect(body).toContain(facts.firstWineName);
      expect(body).toContain('974,160');
      const own = [subject, body, action?.label].join('\n').replaceAll(facts.clientName, '');
      expect(own).not.toMatch(/[{}]/);
      expect(/\p{Script=Hangul}/u.test(own)).toBe(language === 'ko-KR');
      expect(action?.path.split('?')[1]).toBe(language === 'ko-KR' ? undefined : `lang=${language}`);
    }
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(kinds.length);
  },
);
