import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { numeric } from './scalars.ts';

const text = v.optional(v.string(), '');

/** An address as the public service (juso.go.kr) writes it: every value is a text. */
export const JusoAddress = v.object({
  /** Road-name address, whole, and without and with what stands in brackets. */
  roadAddr: v.string(),
  roadAddrPart1: v.string(),
  roadAddrPart2: text,
  /** The same by parcel. */
  jibunAddr: v.string(),
  engAddr: text,
  /** 우편번호. */
  zipNo: v.string(),
  /** Building, province, city, neighbourhood, road and number. */
  bdNm: text,
  siNm: v.string(),
  sggNm: text,
  emdNm: text,
  rn: text,
  buldMnnm: text,
  buldSlno: text,
});
export type JusoAddress = v.InferOutput<typeof JusoAddress>;

export const JusoResults = v.object({
  results: v.object({
    common: v.object({
      /** `0` where it was found; its own codes (`E0006`) where the keyword says too little. */
      errorCode: v.string(),
      errorMessage: v.string(),
      totalCount: v.string(),
      currentPage: v.string(),
      countPerPage: v.string(),
    }),
    juso: v.array(JusoAddress),
  }),
});
export type JusoResults = v.InferOutput<typeof JusoResults>;

const Page = (most: number) => numeric(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));

export const searchAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/juso',
  access: 'everyone',
  responses: { 200: JusoResults },
  input: typeOnly<typeof searchAddressesInput>(),
});

export const searchAddressesInput = () =>
  ({
    summary: 'Road-name addresses and post codes, in the shape of the public service',
    query: v.object({
      keyword: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
      currentPage: v.optional(Page(1_000), 1),
      countPerPage: v.optional(Page(50), 10),
    }),
  }) satisfies InputSchemas;
