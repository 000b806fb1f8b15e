import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { numeric, ShortText } from './scalars.ts';

// Names and shapes are those of Kakao's local API; x is the longitude, y the latitude.

const text = v.optional(v.string(), '');
const longitude = numeric(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)));
const latitude = numeric(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)));
const metres = numeric(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)));
const count = (most: number) => numeric(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

const paging = { page: v.optional(count(45), 1), size: v.optional(count(15), 15) };

/** Groups of places: 대형마트, 편의점, 주차장, 지하철역, 음식점, 카페, 숙박, 은행, 공공기관, 관광명소. */
export const KAKAO_CATEGORIES = [
  'MT1',
  'CS2',
  'PK6',
  'SW8',
  'FD6',
  'CE7',
  'AD5',
  'BK9',
  'PO3',
  'AT4',
] as const;
export type KakaoCategory = (typeof KAKAO_CATEGORIES)[number];

export const KakaoPlace = v.object({
  id: v.string(),
  place_name: v.string(),
  category_name: text,
  category_group_code: text,
  category_group_name: text,
  phone: text,
  address_name: v.string(),
  road_address_name: text,
  x: v.string(),
  y: v.string(),
  place_url: text,
  /** Metres from the point that was asked about; empty without one. */
  distance: text,
});
export type KakaoPlace = v.InferOutput<typeof KakaoPlace>;

const Parcel = v.object({
  address_name: v.string(),
  region_1depth_name: text,
  region_2depth_name: text,
  region_3depth_name: text,
});
const Road = v.object({
  address_name: v.string(),
  region_1depth_name: text,
  region_2depth_name: text,
  road_name: text,
  building_name: text,
  zone_no: text,
});

const KakaoAddress = v.object({
  address_name: v.string(),
  address_type: text,
  x: v.string(),
  y: v.string(),
  address: v.nullish(Parcel, null),
  road_address: v.nullish(Road, null),
});

const meta = v.object({
  total_count: v.number(),
  pageable_count: v.optional(v.number()),
  is_end: v.optional(v.boolean()),
});

/* @__NO_SIDE_EFFECTS__ */
function answer<Item extends v.GenericSchema>(document: Item) {
  return v.object({ meta, documents: v.array(document) });
}

export const KakaoPlaces = answer(KakaoPlace);
export const KakaoAddresses = answer(KakaoAddress);
export const KakaoRegions = answer(
  v.object({
    /** `B`: 법정동, `H`: 행정동. */
    region_type: v.picklist(['B', 'H']),
    address_name: v.string(),
    region_1depth_name: text,
    region_2depth_name: text,
    region_3depth_name: text,
    code: text,
    x: v.number(),
    y: v.number(),
  }),
);
export const KakaoPointAddresses = answer(
  v.object({ address: v.nullish(Parcel, null), road_address: v.nullish(Road, null) }),
);
export const KakaoPoints = answer(v.object({ x: v.number(), y: v.number() }));

/** Coordinate systems that points are carried between. */
const KAKAO_COORDS = [
  'WGS84',
  'WCONGNAMUL',
  'CONGNAMUL',
  'WTM',
  'TM',
  'KTM',
  'UTM',
  'BESSEL',
  'WKTM',
  'WUTM',
] as const;

export const kakaoCategory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/kakao-map/category',
  access: 'everyone',
  responses: { 200: KakaoPlaces },
  input: typeOnly<typeof kakaoCategoryInput>(),
});

export const kakaoCategoryInput = () =>
  ({
    summary: 'Places of a group around a point',
    query: v.object({
      category_group_code: v.optional(v.picklist(KAKAO_CATEGORIES), 'MT1'),
      x: longitude,
      y: latitude,
      radius: v.optional(metres, 1_000),
      sort: v.optional(v.picklist(['distance', 'accuracy']), 'distance'),
      ...paging,
    }),
  }) satisfies InputSchemas;

export const kakaoAddress = defineEndpoint({
  method: 'GET',
  path: '/api/v1/kakao-map/address',
  access: 'everyone',
  responses: { 200: KakaoAddresses },
  input: typeOnly<typeof kakaoAddressInput>(),
});

export const kakaoAddressInput = () =>
  ({
    summary: 'Where an address is',
    query: v.object({ query: words, ...paging }),
  }) satisfies InputSchemas;

export const kakaoKeyword = defineEndpoint({
  method: 'GET',
  path: '/api/v1/kakao-map/keyword',
  access: 'everyone',
  responses: { 200: KakaoPlaces },
  input: typeOnly<typeof kakaoKeywordInput>(),
});

export const kakaoKeywordInput = () =>
  ({
    summary: 'Places by words, near a point where there is one',
    query: v.object({
      query: words,
      x: v.optional(longitude),
      y: v.optional(latitude),
      radius: v.optional(metres),
      ...paging,
    }),
  }) satisfies InputSchemas;

export const kakaoRegionOfPoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/kakao-map/coord2regioncode',
  access: 'everyone',
  responses: { 200: KakaoRegions },
  input: typeOnly<typeof kakaoRegionOfPointInput>(),
});

export const kakaoRegionOfPointInput = () =>
  ({
    summary: 'The neighbourhood of a point',
    query: v.object({ x: longitude, y: latitude }),
  }) satisfies InputSchemas;

export const kakaoAddressOfPoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/kakao-map/coord2address',
  access: 'everyone',
  responses: { 200: KakaoPointAddresses },
  input: typeOnly<typeof kakaoAddressOfPointInput>(),
});

export const kakaoAddressOfPointInput = () =>
  ({
    summary: 'The address of a point',
    query: v.object({ x: longitude, y: latitude }),
  }) satisfies InputSchemas;

export const kakaoTranslatePoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/kakao-map/transcoord',
  access: 'everyone',
  responses: { 200: KakaoPoints },
  input: typeOnly<typeof kakaoTranslatePointInput>(),
});

const plane = numeric(v.pipe(v.number(), v.minValue(-10_000_000), v.maxValue(10_000_000)));

export const kakaoTranslatePointInput = () =>
  ({
    summary: 'A point in another system of coordinates',
    query: v.object({
      x: plane,
      y: plane,
      input_coord: v.optional(v.pipe(ShortText, v.picklist(KAKAO_COORDS)), 'WGS84'),
      output_coord: v.optional(v.pipe(ShortText, v.picklist(KAKAO_COORDS)), 'WGS84'),
    }),
  }) satisfies InputSchemas;
