import * as v from 'valibot';

/** What a list may come as instead of pages: a workbook of all that its query finds. */
export const SHEET_FORMAT = 'xlsx';

/** Rows that a workbook has at most: what is older than its last is asked for by days. */
export const SHEET_ROWS_LIMIT = 100_000;

/** `?format=xlsx`: not a page, but a workbook of all rows, in their order. */
/* @__NO_SIDE_EFFECTS__ */
export const asSheet = () => ({ format: v.optional(v.literal(SHEET_FORMAT)) });
