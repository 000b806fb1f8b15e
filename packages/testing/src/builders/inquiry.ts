import type { QnaDetail, QnaSummary } from '@vitis/contracts';

/** An inquiry as a list shows it; one that waits unless told otherwise. */
export function anInquiry(changed: Partial<QnaSummary> = {}): QnaSummary {
  const status = changed.status ?? 'WAITING';
  return {
    id: 12,
    category: { id: 3, name: '배송·회수' },
    title: '라벨이 젖은 병의 교환 문의',
    status,
    requestedAt: '2026-11-19T14:20:00+09:00',
    answeredAt: status === 'ANSWERED' ? '2026-11-20T10:05:00+09:00' : null,
    fileCount: 0,
    ...changed,
  };
}

/** An inquiry as its own page shows it. */
export function anInquiryDetail(changed: Partial<QnaDetail> = {}): QnaDetail {
  const summary = anInquiry(changed);
  return {
    ...summary,
    content: '두 병의 라벨이 젖어 있습니다.\n교환이 가능한가요?',
    files: [],
    answer: summary.status === 'ANSWERED' ? '내일 교환해 드리겠습니다.' : null,
    ...changed,
  };
}
