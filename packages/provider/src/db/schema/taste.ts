import type { TasteAnswers } from '@vitis/contracts';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { identity, moment } from './columns.ts';

/** What a member has answered about taste; the latest answers alone. */
export const tasteAnalyses = pgTable('taste_analyses', {
  id: identity(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id),
  answers: jsonb().$type<TasteAnswers>().notNull(),
  answeredAt: moment().notNull(),
});
