import { MAP_FRAME_PATH, MAP_FRAME_PLACE, MAP_FRAME_READY } from '@vitis/contracts';
import { useHydrating } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import styles from './area-map.module.scss';

export interface Place {
  name: string;
  longitude: number;
  latitude: number;
}

interface KakaoMapProps {
  title: string;
  places: readonly Place[];
  /** Seen only once it is there: where Kakao's scripts do not come, what lies below it stays. */
  isReady: boolean;
  onReady: () => void;
}

const frameAddress = (places: readonly Place[]) =>
  `${MAP_FRAME_PATH}?${new URLSearchParams(
    places.map(({ name, longitude, latitude }) => [MAP_FRAME_PLACE, `${latitude},${longitude},${name}`]),
  )}`;

/** Kakao's own map, in a document of its own. It comes after the page: nothing waits for it. */
export function KakaoMap({ title, places, isReady, onReady }: KakaoMapProps) {
  const hydrating = useHydrating();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (data === MAP_FRAME_READY && source !== null && source === frame.current?.contentWindow) onReady();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onReady]);
  if (hydrating) return null;
  return (
    <iframe
      ref={frame}
      title={title}
      src={frameAddress(places)}
      className={styles.kakao}
      data-ready={isReady}
    />
  );
}
