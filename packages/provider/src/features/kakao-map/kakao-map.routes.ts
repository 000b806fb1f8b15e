import {
  KakaoAddresses,
  KakaoPlaces,
  KakaoPointAddresses,
  KakaoPoints,
  KakaoRegions,
  kakaoAddress,
  kakaoAddressOfPoint,
  kakaoCategory,
  kakaoKeyword,
  kakaoRegionOfPoint,
  kakaoTranslatePoint,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { askOtherService } from '../../http/ask-other-service.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import {
  sampleAddressesByWords,
  sampleAddressOfPoint,
  samplePlacesAround,
  samplePlacesByWords,
  sampleRegionOfPoint,
  sampleTranslated,
} from './sample-map.ts';

/**
 * Kakao's local API for browsers, which must not have its key. The address is made of the configured one and of paths
 * that stand here; callers choose nothing but checked values of the query. Without a key a bundled sample answers.
 */
export async function kakaoMapRoutes(app: FastifyInstance): Promise<void> {
  const { key, url } = app.config.kakao;

  /** What Kakao says, or the sample. */
  const ask = async <Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string | number | undefined>>,
    schema: Schema,
    sample: () => v.InferOutput<Schema>,
  ): Promise<v.InferOutput<Schema>> =>
    key === undefined
      ? sample()
      : askOtherService(`${url}/v2/local/${path}`, query, schema, { authorization: `KakaoAK ${key}` });

  route(app, kakaoCategory, everyone, async ({ query }, answer) =>
    answer(200, await ask('search/category.json', query, KakaoPlaces, () => samplePlacesAround(query))),
  );

  route(app, kakaoKeyword, everyone, async ({ query }, answer) =>
    answer(200, await ask('search/keyword.json', query, KakaoPlaces, () => samplePlacesByWords(query))),
  );

  route(app, kakaoAddress, everyone, async ({ query }, answer) =>
    answer(200, await ask('search/address.json', query, KakaoAddresses, () => sampleAddressesByWords(query))),
  );

  route(app, kakaoRegionOfPoint, everyone, async ({ query }, answer) =>
    answer(
      200,
      await ask('geo/coord2regioncode.json', query, KakaoRegions, () => sampleRegionOfPoint(query)),
    ),
  );

  route(app, kakaoAddressOfPoint, everyone, async ({ query }, answer) =>
    answer(
      200,
      await ask('geo/coord2address.json', query, KakaoPointAddresses, () => sampleAddressOfPoint(query)),
    ),
  );

  route(app, kakaoTranslatePoint, everyone, async ({ query }, answer) =>
    answer(200, await ask('geo/transcoord.json', query, KakaoPoints, () => sampleTranslated(query))),
  );
}
