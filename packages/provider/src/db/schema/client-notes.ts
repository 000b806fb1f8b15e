import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { clientCompanies, users } from './accounts.ts';
import { createdAt, identity } from './columns.ts';

/** What sales staff note down about a client, for each other. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: identity(),
    clientCompanyId: integer()
      .notNull()
      .references(() => clientCompanies.id),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('client_notes_client').on(table.clientCompanyId, table.id)],
);
