import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';
import { withLanguage } from '@vitis/platform/router';
import { Component, type ReactNode } from 'react';

/** Texts without i18n, router or styles, any of which may be what failed. */
const FALLBACK_MESSAGES: Readonly<Record<Language, { text: string; retry: string; home: string }>> = {
  'ko-KR': {
    text: '오류 화면을 표시하는 중에 오류가 발생했습니다.',
    retry: '다시 시도',
    home: '홈으로 이동',
  },
  'en-US': {
    text: 'An error occurred while showing the error page.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  'zh-CN': { text: '显示错误页面时发生了错误。', retry: '重试', home: '返回首页' },
  'zh-TW': { text: '顯示錯誤頁面時發生了錯誤。', retry: '再試一次', home: '返回首頁' },
  'ja-JP': { text: 'エラー画面の表示中にエラーが発生しました。', retry: '再試行', home: 'ホームへ戻る' },
};

/** The last resort: when the error page itself fails, a sentence, another try and a link home remain. */
export class ErrorPageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A browser that translates the page writes a language of its own there.
    const { lang } = document.documentElement;
    const language = LANGUAGES.find((known) => known === lang) ?? DEFAULT_LANGUAGE;
    const messages = FALLBACK_MESSAGES[language];
    return (
      <div role="alert">
        <p>{messages.text}</p>
        <p>
          <button type="button" onClick={() => this.setState({ failed: false })}>
            {messages.retry}
          </button>{' '}
          <a href={String(withLanguage('/', language))}>{messages.home}</a>
        </p>
      </div>
    );
  }
}
