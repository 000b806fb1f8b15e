import type { KindCode } from '@vitis/contracts';
import type { Translated } from '@vitis/domain';
import { five } from '../../data/translate.ts';
import type { ContentPicture } from '../../pictures/content-plans.ts';
import type { ArticlePart } from './article-html.ts';

export interface Article {
  kind: 'NEWS_EVENT' | 'MAGAZINE' | 'WINE_SENSE';
  category: { code: string; name: Translated } | null;
  title: Translated;
  summary: Translated;
  author: Translated;
  body: readonly ArticlePart[];
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

/** Who writes of events. */
export const SALES_TEAM = five(
  'VITIS 영업팀',
  'VITIS sales team',
  'VITIS 销售团队',
  'VITIS 業務團隊',
  'VITIS 営業チーム',
);

/** Who writes the magazine and common sense. */
export const EDITORS = five('VITIS 편집부', 'VITIS editors', 'VITIS 编辑部', 'VITIS 編輯部', 'VITIS 編集部');
export const SOMMELIER = five(
  '윤서진 소믈리에',
  'Yoon Seojin, sommelier',
  '尹瑞珍 侍酒师',
  '尹瑞珍 侍酒師',
  'ユン・ソジン ソムリエ',
);
export const BUYER = five(
  '한도현 수입팀',
  'Han Dohyun, buying',
  '韩度贤 采购组',
  '韓度賢 採購組',
  'ハン・ドヒョン 買付担当',
);
