import * as v from 'valibot';

/** Stored states. 견적만료 is no state: it is computed from `expiredDate` while RESPONDED. */
export const ESTIMATE_STATUSES = ['REQUESTED', 'RESPONDED', 'CONFIRMED', 'CANCELLED'] as const;
export const EstimateStatus = v.picklist(ESTIMATE_STATUSES);
export type EstimateStatus = v.InferOutput<typeof EstimateStatus>;

export const ORDER_FORM_STATUSES = ['REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export const OrderFormStatus = v.picklist(ORDER_FORM_STATUSES);
export type OrderFormStatus = v.InferOutput<typeof OrderFormStatus>;

export const DELIVERY_STATUSES = ['READY', 'IN_TRANSIT', 'COMPLETED', 'FAILED', 'CANCELLED'] as const;
export const DeliveryStatus = v.picklist(DELIVERY_STATUSES);
export type DeliveryStatus = v.InferOutput<typeof DeliveryStatus>;

/** 직배송, 택배, 퀵, 방문수령. */
export const DELIVERY_TYPES = ['DIRECT', 'PARCEL', 'QUICK', 'PICKUP'] as const;
export const DeliveryType = v.picklist(DELIVERY_TYPES);
export type DeliveryType = v.InferOutput<typeof DeliveryType>;

/** 납품, 회수, 교환, 샘플. */
export const DELIVERY_CLASSIFIES = ['SUPPLY', 'COLLECT', 'EXCHANGE', 'SAMPLE'] as const;
export const DeliveryClassify = v.picklist(DELIVERY_CLASSIFIES);
export type DeliveryClassify = v.InferOutput<typeof DeliveryClassify>;

export const INQUIRY_STATUSES = ['WAITING', 'ANSWERED'] as const;
export const InquiryStatus = v.picklist(INQUIRY_STATUSES);
export type InquiryStatus = v.InferOutput<typeof InquiryStatus>;

export const SIGN_UP_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number];

/** 미입금, 부분입금, 입금완료; 연체 is computed. */
export const PAYMENT_STATUSES = ['UNPAID', 'PARTLY_PAID', 'PAID'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** 이월, 납품, 반품, 에누리, 입금: what moves 미수금. */
export const RECEIPT_TYPES = ['OPENING', 'SALE', 'RETURN', 'ALLOWANCE', 'PAYMENT'] as const;
export const ReceiptType = v.picklist(RECEIPT_TYPES);
export type ReceiptType = v.InferOutput<typeof ReceiptType>;
