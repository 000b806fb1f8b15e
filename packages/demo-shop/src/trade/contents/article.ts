import type { KindCode } from '@vitis/contracts';
import type { Translated } from '@vitis/domain';
import { five } from '../../data/translate.ts';
import type { ContentPicture } from '../../pictures/content-plans.ts';

export interface Article {
  kind: 'NEWS_EVENT' | 'MAGAZINE' | 'WINE_SENSE';
  category: { code: string; name: Translated } | null;
  title: Translated;
  summary: Translated;
  paragraphs: readonly Translated[];
  picture: ContentPicture;
  /** Which wines it shows; any where it does not say. */
  wines?: { kinds?: readonly KindCode[]; countries?: readonly string[] };
  /** Business days before today. */
  daysBack: number;
  likes: number;
  /** Days from today on which an event begins and ends. */
  runs: readonly [number, number] | null;
}

export const REGION = { code: 'REGION', name: five('산지', 'Regions', '产区', '產區', '産地') };
export const SERVICE = { code: 'SERVICE', name: five('서비스', 'Service', '侍酒', '侍酒', 'サービス') };
export const PAIRING = { code: 'PAIRING', name: five('페어링', 'Pairing', '搭配', '搭配', 'ペアリング') };
