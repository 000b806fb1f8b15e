import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items, pageOf, paging } from './page.ts';
import { Count, Id, SearchWords, ShortText } from './scalars.ts';

const FaqCategory = v.object({ code: v.string(), name: v.string() });

/** A question that many ask, with its answer in paragraphs. No markup. */
export const Faq = v.object({
  id: Id,
  category: v.nullable(FaqCategory),
  question: v.string(),
  answer: v.array(v.string()),
});
export type Faq = v.InferOutput<typeof Faq>;

export const listFaqs = defineEndpoint({
  method: 'GET',
  path: '/api/v1/faqs',
  access: 'everyone',
  responses: { 200: pageOf(Faq) },
  input: typeOnly<typeof listFaqsInput>(),
});

export const listFaqsInput = () =>
  ({
    summary: 'Questions that many ask, in the order of the house or by words',
    query: v.object({ category: v.optional(ShortText), q: v.optional(SearchWords), ...paging }),
  }) satisfies InputSchemas;

export const listFaqCategories = defineEndpoint({
  method: 'GET',
  path: '/api/v1/faqs/categories',
  access: 'everyone',
  responses: { 200: items(v.object({ ...FaqCategory.entries, count: Count })) },
  input: typeOnly<typeof listFaqCategoriesInput>(),
});

export const listFaqCategoriesInput = () =>
  ({
    summary: 'Categories of the questions, with how many each has of those that words find',
    query: v.object({ q: v.optional(SearchWords) }),
  }) satisfies InputSchemas;
