import * as v from 'valibot';
import { Count, numeric } from './scalars.ts';

export const PAGE_SIZE = 20;
export const PAGE_SIZE_LIMIT = 100;

/** The last page that may be asked for; every list has ended long before. */
export const LAST_PAGE = 100_000;

export const PageInfo = v.object({ number: Count, size: Count, totalElements: Count, totalPages: Count });
export type PageInfo = v.InferOutput<typeof PageInfo>;

/** `{ _embedded: { items } }`: a short list that comes whole. */
/* @__NO_SIDE_EFFECTS__ */
export function items<Item extends v.GenericSchema>(item: Item) {
  return v.object({ _embedded: v.object({ items: v.array(item) }) });
}

/** One page of a list: `{ _embedded: { items }, page }`. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ _embedded: v.object({ items: v.array(item) }), page: PageInfo });
}

/** A list that was told whole before it had pages: a provider of then leaves the page out. */
/* @__NO_SIDE_EFFECTS__ */
export function onceWhole<Item extends v.GenericSchema>(item: Item) {
  const whole = { number: 0, size: PAGE_SIZE_LIMIT, totalElements: 0, totalPages: 1 };
  return v.object({ ...pageOf(item).entries, page: v.optional(PageInfo, whole) });
}

/** `?page=0&size=20`, numbered from 0. */
export const paging = {
  page: v.optional(numeric(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_PAGE))), 0),
  size: v.optional(
    numeric(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGE_SIZE_LIMIT))),
    PAGE_SIZE,
  ),
};

/** `?sort=name,asc`: a field of the given ones and a direction; anything else is a 400. */
/* @__NO_SIDE_EFFECTS__ */
export function sortBy<const Fields extends readonly [string, ...string[]]>(...fields: Fields) {
  const choices = fields.flatMap((field) => [field, `${field},asc`, `${field},desc`]) as SortText<
    Fields[number]
  >[];
  return v.optional(v.picklist(choices));
}

/** What `?sort` may say for these fields. */
export type SortText<Field extends string> = Field | `${Field},asc` | `${Field},desc`;

/** Field and direction of a `sort` value; the direction is `asc` where none is written. */
export function parseSort<Field extends string>(
  sort: SortText<Field>,
): { field: Field; direction: 'asc' | 'desc' } {
  const [field, direction] = sort.split(',') as [Field, 'asc' | 'desc' | undefined];
  return { field, direction: direction ?? 'asc' };
}
