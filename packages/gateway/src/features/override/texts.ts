import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, type Language } from '@vitis/contracts';
import type ko from '../../locales/ko-KR.json';

export type OverrideTexts = typeof ko.override;

const FOLDER = resolve(import.meta.dirname, '../../locales');

const texts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    (JSON.parse(readFileSync(resolve(FOLDER, `${language}.json`), 'utf8')) as typeof ko).override,
  ]),
) as Record<Language, OverrideTexts>;

/** What the confirmation and the ribbon say. */
export const overrideTexts = (language: Language): OverrideTexts => texts[language];

/** Puts values into the `{{blanks}}` of a text. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_blank, name: string) => values[name] ?? '');

/** An hour of today or of the coming night, as the shop's clock shows it. */
export const hourIn = (language: Language, moment: Date): string =>
  moment.toLocaleTimeString(language, {
    timeZone: 'Asia/Seoul',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** A moment as the shop's clock shows it. */
export const momentIn = (language: Language, moment: Date): string =>
  moment.toLocaleString(language, {
    timeZone: 'Asia/Seoul',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
