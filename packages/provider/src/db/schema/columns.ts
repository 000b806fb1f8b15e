import type { Picture } from '@vitis/contracts';
import type { Translated, TranslatedTexts } from '@vitis/domain';
import { bigint, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

export type { Translated, TranslatedTexts };

/** One jsonb value per column: a name is always read and written whole, in one row, and a language more is no migration. */
export const translated = () => jsonb().$type<Translated>();
export const translatedTexts = () => jsonb().$type<TranslatedTexts>();
export const picture = () => jsonb().$type<Picture>();

/** Won of a line or a sum, VAT-exclusive unless its name says otherwise. */
export const won = () => bigint({ mode: 'number' });

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();

/** Counts every change of a row; its ETag. */
export const version = () => integer().notNull().default(1);

/** A surrogate key; the seed may give its own. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();
