import type { Language } from '@vitis/contracts';

interface Habit {
  wrong: RegExp;
  /** What the product says instead. */
  right: string;
}

/** One register and one word for a thing, in all parts: what a person reads on one screen has several of them. */
const HABITS: Partial<Record<Language, readonly Habit[]>> = {
  'ko-KR': [
    { wrong: /십시오|주시기 바랍니다/, right: '주세요' },
    { wrong: /VAT/, right: '부가세' },
    { wrong: /여신 한도/, right: '여신한도' },
    { wrong: /(?<!상)정가/, right: '정상가' },
    { wrong: /납기요청일/, right: '희망 납기일' },
    { wrong: /(?:\}\}|이전 |다음 |마지막 )쪽/, right: '페이지' },
  ],
  'en-US': [{ wrong: /\bestimates?\b/i, right: 'quote' }],
};

/** Words of a text that the product does not use, each with the one that it does. */
export const unusualWords = (language: string, text: string): string[] =>
  (HABITS[language as Language] ?? []).flatMap(({ wrong, right }) => {
    const found = wrong.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}”, where the product says “${right}”`];
  });
