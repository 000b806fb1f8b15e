import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { Count, Id } from './scalars.ts';

/** Decides the colour and the bottle of a kind; the name comes in the request's language. */
export const KIND_CODES = ['RED', 'WHITE', 'ROSE', 'SPARKLING', 'FORTIFIED'] as const;
export const KindCode = v.picklist(KIND_CODES);
export type KindCode = v.InferOutput<typeof KindCode>;

export const WineKind = v.object({ id: Id, code: KindCode, name: v.string(), productCount: Count });
export type WineKind = v.InferOutput<typeof WineKind>;

export const listKinds = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/kinds',
  access: 'everyone',
  responses: { 200: items(WineKind) },
  input: typeOnly<typeof listKindsInput>(),
});

export const listKindsInput = () =>
  ({
    summary: 'Wine kinds in menu order',
  }) satisfies InputSchemas;
