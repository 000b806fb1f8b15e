/// <reference lib="dom" />

/** What of Kakao's SDK is used. */
interface KakaoMaps {
  load(then: () => void): void;
  LatLng: new (latitude: number, longitude: number) => unknown;
  Map: new (
    element: HTMLElement | null,
    options: { center: unknown; level: number },
  ) => {
    addControl(control: unknown, position: unknown): void;
    setZoomable(wanted: boolean): void;
    setDraggable(wanted: boolean): void;
  };
  Marker: new (options: { map: unknown; position: unknown; title: string }) => unknown;
  ZoomControl: new () => unknown;
  ControlPosition: { RIGHT: unknown };
}

export interface MapSettings {
  sdk: string;
  /** Name of a place's parameter, and what is told once the map is there. */
  place: string;
  ready: string;
}

/**
 * Draws Kakao's map with the places of the frame's address, in the browser: its text is an inline script, so it may use
 * nothing of this file but types. Where the SDK does not come, nothing is told, and the page keeps its own map.
 */
export function showMap({ sdk, place, ready }: MapSettings): void {
  const places = new URLSearchParams(location.search)
    .getAll(place)
    .slice(0, 20)
    .flatMap((text) => {
      const [, latitude, longitude, title = ''] =
        /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?),(.{0,100})$/.exec(text) ?? [];
      return latitude === undefined ? [] : [{ latitude: +latitude, longitude: Number(longitude), title }];
    });
  const [first] = places;
  if (first === undefined) return;
  const script = document.createElement('script');
  script.src = sdk;
  script.onload = () => {
    const { maps } = (window as unknown as { kakao: { maps: KakaoMaps } }).kakao;
    maps.load(() => {
      const at = ({ latitude, longitude }: typeof first) => new maps.LatLng(latitude, longitude);
      const map = new maps.Map(document.getElementById('map'), { center: at(first), level: 4 });
      map.addControl(new maps.ZoomControl(), maps.ControlPosition.RIGHT);
      // A wheel or a finger on its way down the page is not caught.
      map.setZoomable(false);
      map.setDraggable(!matchMedia('(pointer: coarse)').matches);
      for (const one of places) new maps.Marker({ map, position: at(one), title: one.title });
      parent.postMessage(ready, location.origin);
    });
  };
  document.head.appendChild(script);
}
