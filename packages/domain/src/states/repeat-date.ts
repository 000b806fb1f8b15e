import type { RepeatDateState } from '@vitis/contracts';
import type { InLanguages } from '../language.ts';
import { word } from '../word.ts';
import type { DocumentTone } from './document-tones.ts';

/** What has become of a date of a repeating order: its word, and by colour whether it is its buyer's turn. */
export const REPEAT_DATES: Readonly<Record<RepeatDateState, { label: InLanguages; tone: DocumentTone }>> = {
  PLANNED: { label: word('예정', 'Planned', '预定', '預定', '予定'), tone: 'muted' },
  WAITING: { label: word('확인 대기', 'Waiting for you', '待确认', '待確認', '確認待ち'), tone: 'wine' },
  ORDERED: { label: word('발주됨', 'Ordered', '已下单', '已下單', '発注済み'), tone: 'good' },
  SKIPPED: { label: word('건너뜀', 'Skipped', '已跳过', '已略過', 'スキップ'), tone: 'muted' },
  FAILED: { label: word('발주 실패', 'Not ordered', '下单失败', '下單失敗', '発注できず'), tone: 'bad' },
  LAPSED: {
    label: word('미확인 종료', 'Not confirmed', '未确认', '未確認', '未確認で終了'),
    tone: 'muted',
  },
};
