import { defineConfig } from 'drizzle-kit';

// `drizzle-kit generate --name what-changes` writes the next forward-only migration from the schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
  casing: 'snake_case',
});
