import type { Translated } from '../../db/schema.ts';

/** A name in Korean and English; the other languages fall back to Korean. */
export const named = (korean: string, english: string): Translated => ({ 'ko-KR': korean, 'en-US': english });
