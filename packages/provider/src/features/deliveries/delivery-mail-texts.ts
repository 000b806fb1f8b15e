import type { DeliveryInfo } from '@vitis/contracts';
import { type Texts, texts } from '../../problems/texts.ts';

interface KindTexts {
  subject: Texts;
  opening: Texts;
  /** When it was done: `{time}`. */
  done: Texts;
}

/** What a driver has done, by kind of delivery. */
export const KIND_TEXTS: Readonly<Record<DeliveryInfo['classify'], KindTexts>> = {
  SUPPLY: {
    subject: texts('배송 완료', 'Delivered', '配送完成', '配送完成', '配送完了'),
    opening: texts(
      '주문하신 와인이 배송되었습니다.',
      'Your wines have been delivered.',
      '您订购的酒款已送达。',
      '您訂購的酒款已送達。',
      'ご注文のワインを配送いたしました。',
    ),
    done: texts(
      '배송 완료: {time}',
      'Delivered: {time}',
      '送达时间：{time}',
      '送達時間：{time}',
      '配送完了：{time}',
    ),
  },
  COLLECT: {
    subject: texts('회수 완료', 'Collected', '回收完成', '回收完成', '回収完了'),
    opening: texts(
      '아래 와인을 회수하였습니다.',
      'We have collected the wines below.',
      '已回收以下酒款。',
      '已回收以下酒款。',
      '下記のワインを回収いたしました。',
    ),
    done: texts(
      '회수 완료: {time}',
      'Collected: {time}',
      '回收时间：{time}',
      '回收時間：{time}',
      '回収完了：{time}',
    ),
  },
  EXCHANGE: {
    subject: texts('교환 완료', 'Exchanged', '换货完成', '換貨完成', '交換完了'),
    opening: texts(
      '아래 와인을 교환해 드렸습니다.',
      'We have exchanged the wines below.',
      '已为您更换以下酒款。',
      '已為您更換以下酒款。',
      '下記のワインを交換いたしました。',
    ),
    done: texts(
      '교환 완료: {time}',
      'Exchanged: {time}',
      '换货时间：{time}',
      '換貨時間：{time}',
      '交換完了：{time}',
    ),
  },
  SAMPLE: {
    subject: texts('샘플 전달', 'Samples', '样品送达', '樣品送達', 'サンプルのお届け'),
    opening: texts(
      '시음용 샘플을 전달해 드렸습니다.',
      'You have been given samples to taste.',
      '试饮样品已送达。',
      '試飲樣品已送達。',
      '試飲用サンプルをお届けいたしました。',
    ),
    done: texts(
      '전달 완료: {time}',
      'Handed over: {time}',
      '送达时间：{time}',
      '送達時間：{time}',
      'お届け完了：{time}',
    ),
  },
};

/** The client has fetched it. */
export const PICKED_UP_TEXTS: KindTexts = {
  subject: texts('방문수령 완료', 'Picked up', '自提完成', '自取完成', '来店受取完了'),
  opening: texts(
    '주문하신 와인을 수령하셨습니다.',
    'Your wines have been picked up.',
    '您已自提所订购的酒款。',
    '您已自取所訂購的酒款。',
    'ご注文のワインをお受け取りいただきました。',
  ),
  done: texts(
    '수령 완료: {time}',
    'Picked up: {time}',
    '自提时间：{time}',
    '自取時間：{time}',
    '受取完了：{time}',
  ),
};

/** The driver has left for it, whatever kind it is. */
export const STARTED_TEXTS: Omit<KindTexts, 'done'> = {
  subject: texts('기사 출발', 'Your driver is on the way', '配送员已出发', '配送員已出發', '配送担当者出発'),
  opening: texts(
    '기사가 아래 주소로 출발하였습니다.',
    'Your driver is on the way to the address below.',
    '配送员已出发前往以下地址。',
    '配送員已出發前往以下地址。',
    '配送担当者が下記の住所へ出発いたしました。',
  ),
};

/** The house has begun to make it ready for the client, who will fetch it. */
export const PICKUP_STARTED_TEXTS: Omit<KindTexts, 'done'> = {
  subject: texts(
    '방문수령 준비',
    'Being made ready for pick-up',
    '自提备货中',
    '自取備貨中',
    '来店受取のご準備',
  ),
  opening: texts(
    '방문수령하실 와인을 준비하고 있습니다.',
    'We are making your wines ready for pick-up.',
    '您的自提酒款正在备货。',
    '您的自取酒款正在備貨。',
    '来店受取のワインをご用意しております。',
  ),
};

/** What else the mail says of a delivery. */
export const DELIVERY_TEXTS = {
  deliveredTo: texts(
    '배송지: {address}',
    'Address: {address}',
    '配送地址：{address}',
    '配送地址：{address}',
    '配送先：{address}',
  ),
  pickedUpAt: texts(
    '수령 장소: {address}',
    'Pick-up at: {address}',
    '自提地点：{address}',
    '自取地點：{address}',
    '受取場所：{address}',
  ),
  collectedFrom: texts(
    '회수지: {address}',
    'Collected from: {address}',
    '回收地址：{address}',
    '回收地址：{address}',
    '回収先：{address}',
  ),
  driver: texts(
    '배송 기사: {driver}',
    'Driver: {driver}',
    '配送员：{driver}',
    '配送員：{driver}',
    '配送担当：{driver}',
  ),
  refused: texts(
    '받지 않으신 와인: {refused} ({refusedReason})',
    'Not accepted: {refused} ({refusedReason})',
    '未签收：{refused}（{refusedReason}）',
    '未簽收：{refused}（{refusedReason}）',
    'お受け取りにならなかったワイン：{refused}（{refusedReason}）',
  ),
  photos: texts(
    '전달 사진은 발주 내역에서 확인하실 수 있습니다.',
    'Photos of it are with the order.',
    '交付照片可在订货记录中查看。',
    '交付照片可在訂貨紀錄中查看。',
    'お渡し時の写真は発注履歴でご確認いただけます。',
  ),
  reason: texts('사유: {reason}', 'Reason: {reason}', '原因：{reason}', '原因：{reason}', '理由：{reason}'),
  manager: texts(
    '담당자: {manager}',
    'Your contact: {manager}',
    '负责人：{manager}',
    '負責人：{manager}',
    '担当者：{manager}',
  ),
} as const;

interface FailureTexts {
  subject: Texts;
  opening: Readonly<Record<'B2B' | 'SALESPERSON', Texts>>;
}

/** The client has not come to fetch it. */
export const NOT_PICKED_UP_TEXTS: FailureTexts = {
  subject: texts(
    '{client} 미수령 {number}',
    '{client}: not picked up {number}',
    '{client} 未自提 {number}',
    '{client} 未自取 {number}',
    '{client} 未受取 {number}',
  ),
  opening: {
    B2B: texts(
      '{day} 방문수령이 이루어지지 않았습니다. 담당자가 다시 일정을 잡아 알려 드리겠습니다.',
      'Your wines were not picked up on {day}. Your contact will arrange another day with you.',
      '{day} 的自提未能完成，负责人将重新安排日期并通知您。',
      '{day} 的自取未能完成，負責人將重新安排日期並通知您。',
      '{day}の来店受取が完了しませんでした。担当者があらためて日程をご案内いたします。',
    ),
    SALESPERSON: texts(
      '{client}의 {day} 방문수령이 이루어지지 않아 미배정으로 돌아왔습니다. 다시 배정해 주세요.',
      'The pick-up of {day} by {client} did not take place and is unplanned again. Please give it another day.',
      '{client} {day} 的自提未能完成，已退回待安排。请重新安排。',
      '{client} {day} 的自取未能完成，已退回待安排。請重新安排。',
      '{client}様の{day}の来店受取が完了せず、未割り当てに戻りました。あらためて割り当ててください。',
    ),
  },
};

/** A driver could not hand over. */
export const FAILED_TEXTS: FailureTexts = {
  subject: texts(
    '{client} 배송 실패 {number}',
    '{client}: delivery failed {number}',
    '{client} 配送失败 {number}',
    '{client} 配送失敗 {number}',
    '{client} 配送不可 {number}',
  ),
  opening: {
    B2B: texts(
      '{day} 배송을 마치지 못하였습니다. 담당자가 다시 일정을 잡아 알려 드리겠습니다.',
      'We could not make the delivery of {day}. Your contact will arrange another day with you.',
      '{day} 的配送未能完成，负责人将重新安排日期并通知您。',
      '{day} 的配送未能完成，負責人將重新安排日期並通知您。',
      '{day}の配送を完了できませんでした。担当者があらためて日程をご案内いたします。',
    ),
    SALESPERSON: texts(
      '{client}의 {day} 배송에 실패하여 미배정으로 돌아왔습니다. 다시 배정해 주세요.',
      'The delivery of {day} to {client} failed and is unplanned again. Please give it another day.',
      '{client} {day} 的配送失败，已退回待安排。请重新安排。',
      '{client} {day} 的配送失敗，已退回待安排。請重新安排。',
      '{client}様への{day}の配送ができず、未割り当てに戻りました。あらためて割り当ててください。',
    ),
  },
};
