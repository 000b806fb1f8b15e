import { MAP_FRAME_PATH, MAP_FRAME_PLACE, MAP_FRAME_READY } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { cspHash } from '../../shared/csp-hash.ts';
import { ADDRESSES } from '../../shared/rate-limit.ts';
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

const STYLE = 'html,body,#map{height:100%;margin:0}';
/** From where the SDK loads the rest of itself, and the map. */
const PLACES = 'https://*.daumcdn.net https://*.kakaocdn.net';

/**
 * Kakao's own map, in a document of its own that a page shows in a frame. The SDK writes HTML and loads scripts from
 * several hosts: no page of the shop is opened for that, and none waits for it.
 */
export async function kakaoMap(app: FastifyInstance, { key, url, perMinute }: Options): Promise<void> {
  const settings: MapSettings = {
    sdk: `${url}/v2/maps/sdk.js?autoload=false&appkey=${encodeURIComponent(key)}`,
    place: MAP_FRAME_PLACE,
    ready: MAP_FRAME_READY,
  };
  const script = `(${showMap.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')});`;
  const html = `<!doctype html><html lang="ko-KR"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Kakao map</title><style>${STYLE}</style></head><body><div id="map"></div><script>${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${url} ${PLACES} ${cspHash(script)}`,
    // The SDK sets styles of its own, in elements and in attributes.
    "style-src 'unsafe-inline'",
    `img-src ${url} ${PLACES} data: blob:`,
    `connect-src ${url} ${PLACES}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

  app.get(
    MAP_FRAME_PATH,
    { config: { inOwnFrames: true, rateLimit: { max: perMinute, cache: ADDRESSES } } },
    async (_request, reply) =>
      reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
        .send(html),
  );
}
