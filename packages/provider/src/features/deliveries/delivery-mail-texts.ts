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
      'We have brought you samples to taste.',
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

/** What else the mail says of a delivery. */
export const DELIVERY_TEXTS = {
  deliveredTo: texts(
    '배송지: {address}',
    'Delivered to: {address}',
    '配送地址：{address}',
    '配送地址：{address}',
    '配送先：{address}',
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
  photos: texts(
    '배송 사진은 발주 내역에서 확인하실 수 있습니다.',
    'Photos of it are with the order.',
    '配送照片可在订货记录中查看。',
    '配送照片可在訂貨紀錄中查看。',
    '配送時の写真は発注履歴でご確認いただけます。',
  ),
  manager: texts(
    '담당자: {manager}',
    'Your contact: {manager}',
    '负责人：{manager}',
    '負責人：{manager}',
    '担当者：{manager}',
  ),
} as const;
