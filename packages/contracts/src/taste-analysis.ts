import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { KIND_CODES } from './kinds.ts';
import { ROLES } from './languages.ts';
import { ProductCard } from './products.ts';
import { Count, Id, IsoTime } from './scalars.ts';

/** What somebody is asked about the taste of wine, in things of every day; `ANY` is for who drinks all kinds. */
export const TASTE_ANSWERS = {
  kind: [...KIND_CODES.slice(0, 4), 'ANY'],
  /** Sweetness: bitter tea, fruit, or cake. */
  sugar: ['LOW', 'MEDIUM', 'HIGH'],
  /** Weight: clear tea, coffee, or coffee with milk. */
  body: ['LOW', 'MEDIUM', 'HIGH'],
  /** Acidity: pear, apple, or grapefruit. */
  acidity: ['LOW', 'MEDIUM', 'HIGH'],
  /** Tannin: chocolate with milk, in between, or dark. */
  tannin: ['LOW', 'MEDIUM', 'HIGH'],
} as const;
export type TasteQuestion = keyof typeof TASTE_ANSWERS;

export const TasteAnswers = v.object({
  kind: v.picklist(TASTE_ANSWERS.kind),
  sugar: v.picklist(TASTE_ANSWERS.sugar),
  body: v.picklist(TASTE_ANSWERS.body),
  acidity: v.picklist(TASTE_ANSWERS.acidity),
  tannin: v.picklist(TASTE_ANSWERS.tannin),
});
export type TasteAnswers = v.InferOutput<typeof TasteAnswers>;

export const TASTE_TRAITS = ['sugar', 'body', 'acidity', 'tannin'] as const;
export type TasteTrait = (typeof TASTE_TRAITS)[number];

const Measure = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
/** From 0 to 5, as wines are described. */
export const TasteProfile = v.object({ sugar: Measure, body: Measure, acidity: Measure, tannin: Measure });
export type TasteProfile = v.InferOutput<typeof TasteProfile>;

/** A wine that fits, how well in percent, and the traits in which it is closest. */
export const TasteMatch = v.object({
  product: ProductCard,
  match: v.pipe(Count, v.maxValue(100)),
  reasons: v.array(v.object({ trait: v.picklist(TASTE_TRAITS), value: Measure })),
});
export type TasteMatch = v.InferOutput<typeof TasteMatch>;

export const TasteAnalysis = v.object({
  idTasteAnalysis: Id,
  answers: TasteAnswers,
  answeredAt: IsoTime,
  profile: TasteProfile,
  wines: v.array(TasteMatch),
});
export type TasteAnalysis = v.InferOutput<typeof TasteAnalysis>;

const responses = { 200: v.object({ analysis: v.nullable(TasteAnalysis) }) };

export const getTasteAnalysis = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/taste-analysis',
  access: ROLES,
  responses,
  input: typeOnly<typeof getTasteAnalysisInput>(),
});

export const getTasteAnalysisInput = () =>
  ({
    summary: "The member's own taste, and wines in stock that fit it; null before the first answers",
  }) satisfies InputSchemas;

export const analyseTaste = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/taste-analysis',
  access: ROLES,
  responses,
  input: typeOnly<typeof analyseTasteInput>(),
});

export const analyseTasteInput = () =>
  ({
    summary: 'Keeps the answers of the member, in the place of earlier ones',
    body: v.object({ answers: TasteAnswers }),
  }) satisfies InputSchemas;
