import type {
  Availability,
  CancellationKind,
  DeliveryClassify,
  DeliveryStatus,
  DeliveryType,
  InquiryStatus,
  Language,
  OrderFormStatus,
  OrderStage,
  PaymentStatus,
  ReceiptFilter,
  ReceiptType,
  ReturnReason,
  SignUpStatus,
} from '@vitis/contracts';
import type { InLanguages } from '../language.ts';
import { word } from '../word.ts';
import type { ShownEstimateStatus } from './estimate.ts';
import type { ShownProposalStatus } from './order-proposal.ts';

/** Everything that carries a status word. */
export interface Statuses {
  estimate: ShownEstimateStatus;
  orderForm: OrderFormStatus;
  /** What sales staff propose in the place of an order. */
  orderProposal: ShownProposalStatus;
  delivery: DeliveryStatus;
  /** A delivery that the client fetches at the house. */
  pickup: DeliveryStatus;
  deliveryType: DeliveryType;
  deliveryClassify: DeliveryClassify;
  /** Where the bottles of a confirmed order are. */
  orderStage: OrderStage;
  /** A collection that the client asked for, by its delivery. */
  return: DeliveryStatus;
  returnReason: ReturnReason;
  /** What was called off. */
  cancellation: CancellationKind;
  inquiry: InquiryStatus;
  signUp: SignUpStatus;
  /** The stored ones and the computed 연체. */
  payment: PaymentStatus | 'OVERDUE';
  /** What moves 미수금, as the buyer sees it, and what of it is still to be paid. */
  receipt: ReceiptType | ReceiptFilter;
  availability: Availability;
}

export type StatusKind = keyof Statuses;

/** What a document of that kind can be in. */
export type StatusOf<Kind extends StatusKind> = Statuses[Kind];

/** The words of the trade for every status, in five languages. */
export const STATUS_LABELS: { readonly [Kind in StatusKind]: Readonly<Record<Statuses[Kind], InLanguages>> } =
  {
    estimate: {
      REQUESTED: word('견적요청', 'Quote requested', '已申请报价', '已申請報價', '見積依頼'),
      RESPONDED: word('견적완료', 'Quote answered', '已报价', '已報價', '見積回答済み'),
      CONFIRMED: word('견적확정', 'Quote confirmed', '报价已确认', '報價已確認', '見積確定'),
      CANCELLED: word('견적취소', 'Quote cancelled', '报价已取消', '報價已取消', '見積取消'),
      EXPIRED: word('견적만료', 'Quote expired', '报价已过期', '報價已過期', '見積期限切れ'),
    },
    orderForm: {
      REQUESTED: word('발주요청', 'Order requested', '已申请订货', '已申請訂貨', '発注依頼'),
      CONFIRMED: word('발주확인', 'Order confirmed', '订货已确认', '訂貨已確認', '発注確認'),
      COMPLETED: word('발주완료', 'Order completed', '订货已完成', '訂貨已完成', '発注完了'),
      CANCELLED: word('발주취소', 'Order cancelled', '订货已取消', '訂貨已取消', '発注取消'),
    },
    orderProposal: {
      OPEN: word('변경 제안', 'Change proposed', '变更提案', '變更提案', '変更の提案'),
      ACCEPTED: word('제안 수락', 'Proposal accepted', '提案已接受', '提案已接受', '提案を承諾'),
      PARTLY_ACCEPTED: word(
        '제안 일부 수락',
        'Proposal partly accepted',
        '提案部分接受',
        '提案部分接受',
        '提案を一部承諾',
      ),
      DECLINED: word('제안 거절', 'Proposal declined', '提案已拒绝', '提案已拒絕', '提案を辞退'),
      WITHDRAWN: word('제안 철회', 'Proposal withdrawn', '提案已撤回', '提案已撤回', '提案を取り下げ'),
      EXPIRED: word('제안 만료', 'Proposal expired', '提案已过期', '提案已過期', '提案の期限切れ'),
    },
    delivery: {
      READY: word('배송준비', 'Preparing', '备货中', '備貨中', '配送準備中'),
      IN_TRANSIT: word('배송중', 'In transit', '配送中', '配送中', '配送中'),
      COMPLETED: word('배송완료', 'Delivered', '已送达', '已送達', '配送完了'),
      FAILED: word('배송실패', 'Delivery failed', '配送失败', '配送失敗', '配送失敗'),
      CANCELLED: word('배송취소', 'Delivery cancelled', '配送已取消', '配送已取消', '配送取消'),
    },
    pickup: {
      READY: word('수령대기', 'To be picked up', '待自提', '待自取', '受取待ち'),
      IN_TRANSIT: word('수령준비중', 'Being made ready', '自提备货中', '自取備貨中', '受取準備中'),
      COMPLETED: word('수령완료', 'Picked up', '已自提', '已自取', '受取済み'),
      FAILED: word('미수령', 'Not picked up', '未自提', '未自取', '未受取'),
      CANCELLED: word('수령취소', 'Pick-up cancelled', '自提已取消', '自取已取消', '受取取消'),
    },
    deliveryType: {
      DIRECT: word('직배송', 'Own delivery', '自有配送', '自有配送', '自社配送'),
      PARCEL: word('택배', 'Parcel', '快递', '宅配', '宅配便'),
      QUICK: word('퀵', 'Quick courier', '即时专送', '即時快遞', 'バイク便'),
      PICKUP: word('방문수령', 'Pick-up', '到店自提', '到店自取', '来店受取'),
    },
    deliveryClassify: {
      SUPPLY: word('납품', 'Supply', '供货', '供貨', '納品'),
      COLLECT: word('회수', 'Collection', '回收', '回收', '回収'),
      EXCHANGE: word('교환', 'Exchange', '换货', '換貨', '交換'),
      SAMPLE: word('샘플', 'Sample', '样品', '樣品', 'サンプル'),
    },
    orderStage: {
      WAITING: word('납품대기', 'To be delivered', '待供货', '待供貨', '納品待ち'),
      DELIVERED: word('납품완료', 'Delivered', '已供货', '已供貨', '納品済み'),
      RETURNING: word('반품진행', 'Return under way', '退货中', '退貨中', '返品手続き中'),
      RETURNED: word('반품완료', 'Returned', '已退货', '已退貨', '返品済み'),
    },
    return: {
      READY: word('반품접수', 'Return requested', '退货已受理', '退貨已受理', '返品受付'),
      IN_TRANSIT: word('회수중', 'Being collected', '回收中', '回收中', '回収中'),
      COMPLETED: word('반품완료', 'Returned', '已退货', '已退貨', '返品済み'),
      FAILED: word('회수실패', 'Collection failed', '回收失败', '回收失敗', '回収失敗'),
      CANCELLED: word('반품취소', 'Return cancelled', '退货已取消', '退貨已取消', '返品取消'),
    },
    returnReason: {
      BROKEN: word('파손·누수', 'Broken or leaking', '破损或渗漏', '破損或滲漏', '破損・液漏れ'),
      SPOILED: word(
        '변질·코르크 불량',
        'Corked or spoiled',
        '变质或软木塞不良',
        '變質或軟木塞不良',
        '劣化・コルク不良',
      ),
      LABEL: word(
        '라벨·박스 훼손',
        'Damaged label or case',
        '酒标或包装破损',
        '酒標或包裝破損',
        'ラベル・箱の傷み',
      ),
      WRONG_WINE: word('오배송', 'Wrong wine delivered', '送错酒款', '送錯酒款', '誤配送'),
      TOO_MANY: word('수량 과다', 'Too many ordered', '数量过多', '數量過多', '数量過多'),
      OTHER: word('기타', 'Other', '其他', '其他', 'その他'),
    },
    cancellation: {
      ESTIMATE: word('견적', 'Quote', '报价', '報價', '見積'),
      ORDER: word('발주', 'Order', '订货', '訂貨', '発注'),
    },
    inquiry: {
      WAITING: word('답변대기', 'Awaiting answer', '等待回复', '等待回覆', '回答待ち'),
      ANSWERED: word('답변완료', 'Answered', '已回复', '已回覆', '回答済み'),
    },
    signUp: {
      PENDING: word('승인대기', 'Awaiting approval', '等待审核', '等待審核', '承認待ち'),
      APPROVED: word('승인완료', 'Approved', '审核通过', '審核通過', '承認済み'),
      REJECTED: word('반려', 'Rejected', '已驳回', '已駁回', '差し戻し'),
    },
    payment: {
      UNPAID: word('미입금', 'Unpaid', '未付款', '未付款', '未入金'),
      PARTLY_PAID: word('부분입금', 'Partly paid', '部分付款', '部分付款', '一部入金'),
      PAID: word('입금완료', 'Paid', '已付款', '已付款', '入金済み'),
      OVERDUE: word('연체', 'Overdue', '逾期', '逾期', '延滞'),
    },
    receipt: {
      OPEN: word('미결제', 'To be paid', '待付款', '待付款', '未決済'),
      OPENING: word('이월', 'Brought forward', '期初结转', '期初結轉', '繰越'),
      SALE: word('납품', 'Delivery', '供货', '供貨', '納品'),
      RETURN: word('반품', 'Return', '退货', '退貨', '返品'),
      ALLOWANCE: word('에누리', 'Allowance', '折让', '折讓', '値引き'),
      PAYMENT: word('입금', 'Payment', '付款', '付款', '入金'),
    },
    availability: {
      IN_STOCK: word('재고 있음', 'In stock', '有货', '有貨', '在庫あり'),
      LOW: word('품절 임박', 'Few left', '即将售罄', '即將售完', '残りわずか'),
      SOLD_OUT: word('품절', 'Sold out', '售罄', '售完', '品切れ'),
    },
  };

/** The word for a status: `statusLabel('estimate', 'RESPONDED', 'ko-KR')` is `견적완료`. */
export function statusLabel<Kind extends StatusKind>(
  kind: Kind,
  status: Statuses[Kind],
  language: Language,
): string {
  const labels: Readonly<Record<Statuses[Kind], InLanguages>> = STATUS_LABELS[kind];
  return labels[status][language];
}

interface HandedOver {
  type: DeliveryType;
  classify: DeliveryClassify;
}

/** Whether the client comes to the house for it; what goes back is fetched from the client all the same. */
export const isPickedUp = ({ type, classify }: HandedOver): boolean =>
  type === 'PICKUP' && classify !== 'COLLECT';

/** The word for a state of a delivery: what the client fetches at the house is not brought. */
export const deliveryLabel = (
  { status, ...delivery }: HandedOver & { status: DeliveryStatus },
  language: Language,
): string => statusLabel(isPickedUp(delivery) ? 'pickup' : 'delivery', status, language);

/** How far the wines of an order have come; null while none of them is on a delivery. */
export const orderDeliveryLabel = (
  { deliveryStatus, isPickup }: { deliveryStatus: DeliveryStatus | null; isPickup: boolean },
  language: Language,
): string | null =>
  deliveryStatus === null ? null : statusLabel(isPickup ? 'pickup' : 'delivery', deliveryStatus, language);
