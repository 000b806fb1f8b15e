import type { Language } from '@vitis/contracts';

/** Texts of the start script, shown when the shell, which has all other texts, does not load. */
export interface FallbackMessages {
  text: string;
  retry: string;
  home: string;
}

export const FALLBACK_MESSAGES: Record<Language, FallbackMessages> = {
  'ko-KR': {
    text: '페이지의 일부를 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.',
    retry: '다시 시도',
    home: '홈으로 이동',
  },
  'en-US': {
    text: 'Part of this page could not be loaded. Please check your connection and try again.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  'zh-CN': {
    text: '页面的一部分未能加载，请检查网络连接后重试。',
    retry: '重试',
    home: '返回首页',
  },
  'zh-TW': {
    text: '頁面的一部分無法載入，請檢查網路連線後再試一次。',
    retry: '再試一次',
    home: '返回首頁',
  },
  'ja-JP': {
    text: 'ページの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',
    retry: '再試行',
    home: 'ホームへ戻る',
  },
};
