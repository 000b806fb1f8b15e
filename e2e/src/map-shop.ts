import { getLocation } from '@vitis/contracts';
import { startGateway } from '@vitis/testing/own-gateway';
import { test as base } from './fixtures.ts';
import { listen } from './listen.ts';
import { PROVIDER, RELEASES } from './product.ts';

/** What of Kakao's SDK a page uses, and writes HTML from a string as the SDK does. */
const SDK = `window.kakao = { maps: {
  load: (then) => setTimeout(then),
  LatLng: class { constructor(latitude, longitude) { this.text = latitude + ',' + longitude; } },
  Map: class {
    constructor(element, { center }) { this.list = element; element.innerHTML = '<p>' + center.text + '</p>'; }
    addControl() {} setZoomable() {} setDraggable() {}
  },
  Marker: class { constructor({ map, title }) { const pin = document.createElement('p'); pin.textContent = title; map.list.append(pin); } },
  ZoomControl: class {},
  ControlPosition: { RIGHT: 1 },
} };`;

/** A shop whose operator has a key for Kakao's maps, and what is asked of Kakao: a stand-in of its SDK. */
export interface MapShop {
  asked: { path: string; referer: string | undefined }[];
  /** Kakao has nothing to give from now on. */
  fail: () => void;
}

export const test = base.extend<{ shop: MapShop & { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright wants it
  shop: async ({}, use) => {
    const asked: MapShop['asked'] = [];
    let failing = false;
    const kakao = await listen(({ url = '', headers }, response) => {
      asked.push({ path: url, referer: headers.referer });
      response.writeHead(failing ? 401 : 200, { 'content-type': 'text/javascript' });
      response.end(failing ? '' : SDK);
    });
    const provider = await listen(async ({ url = '', headers }, response) => {
      const language = headers['accept-language'] ?? 'ko-KR';
      const answer = await fetch(PROVIDER + url, { headers: { 'accept-language': language } });
      const body = await answer.text();
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      });
      response.end(
        url.startsWith(getLocation.path) ? JSON.stringify({ ...JSON.parse(body), kakaoMap: true }) : body,
      );
    });
    const gateway = await startGateway(provider.url, RELEASES, {
      kakaoMap: { key: 'a-key', url: kakao.url },
    });
    await use({
      url: gateway.url,
      asked,
      fail: () => {
        failing = true;
      },
    });
    await gateway.close();
    provider.close();
    kakao.close();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});
