import { addDays, type Day } from './day.ts';

/** As far ahead as sales staff plan, in days (ours): a day beyond is a slip of the keys. Of buyers a repeating order may begin as late; a single one asks for a nearer day. */
const DELIVERY_DAYS = 365;
/** As long as the prices of an estimate may hold, in days (ours). */
const VALID_DAYS = 365;

/** The last day for which a delivery can be ordered, proposed or planned today, or a repeating order begin. */
export const lastDeliveryDay = (today: Day): Day => addDays(today, DELIVERY_DAYS);

/** The last day until which an estimate that is answered today can hold. */
export const lastValidDay = (today: Day): Day => addDays(today, VALID_DAYS);
