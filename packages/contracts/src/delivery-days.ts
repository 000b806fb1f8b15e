import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Count, IsoDay, IsoTime, ShortText } from './scalars.ts';

/** Days on which wines can come to an address: by its area's rounds, the holidays and the cut-off. */
export const DeliveryDays = v.object({
  /** 수도권. */
  area: v.string(),
  /** Weekdays of the area's rounds; 0 is Sunday. */
  weekdays: v.array(Count),
  /** The days that an order of this moment may ask for, the earliest first. */
  days: v.pipe(v.array(IsoDay), v.minLength(1)),
  /** Until when an order may come for the first of them. */
  orderBy: IsoTime,
  /** Public holidays among them, which have no rounds. */
  holidays: v.array(v.object({ date: IsoDay, name: v.string() })),
});
export type DeliveryDays = v.InferOutput<typeof DeliveryDays>;

export const getDeliveryDays = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/delivery-days',
  access: ['B2B'],
  responses: { 200: DeliveryDays },
  input: typeOnly<typeof getDeliveryDaysInput>(),
});

export const getDeliveryDaysInput = () =>
  ({
    summary: "Days that can be kept for an address; without a post code for the company's own default one",
    query: v.object({ postalCode: v.optional(v.pipe(ShortText, v.regex(/^\d{5}$/))) }),
  }) satisfies InputSchemas;
