import { MAP_FRAME_PATH, MAP_FRAME_PLACE, MAP_FRAME_READY } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { serveFramedPage } from '../../shared/framed-page.ts';
import { type MapSettings, showMap } from './show-map.ts';

export interface KakaoMapSettings {
  /** JavaScript key, which browsers see; Kakao takes it from the domains alone that are registered for it. */
  key: string;
  /** Where the SDK is. */
  url: string;
}

interface Options extends KakaoMapSettings {
  perMinute: number;
}

/** From where the SDK loads the rest of itself, and the map. */
const PLACES = 'https://*.daumcdn.net https://*.kakaocdn.net';

/** Kakao's own map, in a document of its own that a page shows in a frame. */
export async function kakaoMap(app: FastifyInstance, { key, url, perMinute }: Options): Promise<void> {
  serveFramedPage(app, {
    path: MAP_FRAME_PATH,
    perMinute,
    language: 'ko-KR',
    title: 'Kakao map',
    style: 'html,body,#map{height:100%;margin:0}',
    body: '<div id="map"></div>',
    draw: showMap,
    settings: {
      sdk: `${url}/v2/maps/sdk.js?autoload=false&appkey=${encodeURIComponent(key)}`,
      place: MAP_FRAME_PLACE,
      ready: MAP_FRAME_READY,
    } satisfies MapSettings,
    sources: {
      'script-src': `${url} ${PLACES}`,
      'frame-src': "'none'",
      'img-src': `${url} ${PLACES} data: blob:`,
      'connect-src': `${url} ${PLACES}`,
    },
  });
}
