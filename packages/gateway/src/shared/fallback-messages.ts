import type { Language } from '@vitis/contracts';

/** Texts of a page's own scripts, shown when the shell, which has all other texts, does not load or cannot run. */
export interface FallbackMessages {
  text: string;
  retry: string;
  home: string;
  /** To who comes with a browser that is too old to run it. */
  old: string;
}

export const FALLBACK_MESSAGES: Record<Language, FallbackMessages> = {
  'ko-KR': {
    text: '페이지의 일부를 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.',
    retry: '다시 시도',
    home: '홈으로 이동',
    old: '오래된 브라우저에서는 내용을 보실 수만 있습니다. 로그인과 주문은 Chrome, Edge, Safari, Firefox, 삼성 인터넷의 최신 버전에서 이용해 주세요.',
  },
  'en-US': {
    text: 'Part of this page could not be loaded. Please check your connection and try again.',
    retry: 'Try again',
    home: 'Go to the home page',
    old: 'This browser is too old for more than reading. To sign in and order, please use a current Chrome, Edge, Safari, Firefox or Samsung Internet.',
  },
  'zh-CN': {
    text: '页面的一部分未能加载，请检查网络连接后重试。',
    retry: '重试',
    home: '返回首页',
    old: '当前浏览器版本过旧，仅可浏览内容。如需登录和订货，请使用最新版 Chrome、Edge、Safari、Firefox 或三星浏览器。',
  },
  'zh-TW': {
    text: '頁面的一部分無法載入，請檢查網路連線後再試一次。',
    retry: '再試一次',
    home: '返回首頁',
    old: '目前的瀏覽器版本過舊，僅能瀏覽內容。如需登入和訂貨，請使用最新版 Chrome、Edge、Safari、Firefox 或三星瀏覽器。',
  },
  'ja-JP': {
    text: 'ページの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',
    retry: '再試行',
    home: 'ホームへ戻る',
    old: 'お使いのブラウザは古いため、閲覧のみご利用いただけます。ログインとご注文は、最新のChrome、Edge、Safari、Firefox、Samsung Internetをご利用ください。',
  },
};
