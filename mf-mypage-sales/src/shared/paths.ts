export const MANAGE_ESTIMATES_PATH = '/mypage/manage-estimate-history';
export const MANAGE_ORDERS_PATH = '/mypage/manage-order-history';
export const SCHEDULE_PATH = '/mypage/manage-delivery-schedule';
