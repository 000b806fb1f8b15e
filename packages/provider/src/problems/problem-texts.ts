import type { Language } from '@vitis/contracts';
import { DELIVERY_TEXTS } from './delivery-texts.ts';
import { FILE_TEXTS } from './file-texts.ts';
import { SOCIAL_TEXTS } from './social-texts.ts';
import { type Texts, texts } from './texts.ts';
import { TRADE_TEXTS } from './trade-texts.ts';
import { VERIFICATION_TEXTS } from './verification-texts.ts';

/** What a person reads for each code; `{minutes}` and the like are filled from the problem's values. */
export const PROBLEM_TEXTS: Readonly<Record<string, Texts>> = {
  ...TRADE_TEXTS,
  ...DELIVERY_TEXTS,
  ...FILE_TEXTS,
  ...SOCIAL_TEXTS,
  ...VERIFICATION_TEXTS,
  INVALID_INPUT: texts(
    '입력하신 내용을 다시 확인해 주세요.',
    'Please check what you entered.',
    '请检查您输入的内容。',
    '請檢查您輸入的內容。',
    '入力内容をご確認ください。',
  ),
  MALFORMED_REQUEST: texts(
    '요청을 읽을 수 없습니다.',
    'The request could not be read.',
    '无法读取该请求。',
    '無法讀取該請求。',
    'リクエストを読み取れませんでした。',
  ),
  UNAUTHENTICATED: texts(
    '로그인이 필요합니다.',
    'Please sign in.',
    '请先登录。',
    '請先登入。',
    'ログインしてください。',
  ),
  SESSION_ENDED: texts(
    '로그인 시간이 끝났습니다. 다시 로그인해 주세요.',
    'Your session has ended. Please sign in again.',
    '登录已失效，请重新登录。',
    '登入已失效，請重新登入。',
    'ログインの有効期限が切れました。もう一度ログインしてください。',
  ),
  PASSWORD_CHECK_REQUIRED: texts(
    '안전을 위해 비밀번호를 다시 확인해 주세요.',
    'Please enter your password again first.',
    '为了安全，请先再次确认密码。',
    '為了安全，請先再次確認密碼。',
    '安全のため、もう一度パスワードを確認してください。',
  ),
  FORBIDDEN: texts(
    '이 기능을 사용할 권한이 없습니다.',
    'Your account may not do this.',
    '您的账号无权执行此操作。',
    '您的帳號無權執行此操作。',
    'この操作を行う権限がありません。',
  ),
  SIGN_IN_FOR_PRICES: texts(
    '공급가는 로그인한 거래처에만 제공됩니다.',
    'Prices are shown to signed-in clients only.',
    '供货价仅向已登录的客户提供。',
    '供貨價僅提供給已登入的客戶。',
    '卸価格はログインしたお取引先にのみ表示されます。',
  ),
  NOT_FOUND: texts(
    '요청하신 내용을 찾을 수 없습니다.',
    'This could not be found.',
    '找不到您请求的内容。',
    '找不到您請求的內容。',
    'お探しの内容が見つかりません。',
  ),
  CONFLICT: texts(
    '지금 상태에서는 처리할 수 없습니다.',
    'This is not possible in its present state.',
    '当前状态下无法处理。',
    '目前的狀態下無法處理。',
    '現在の状態では処理できません。',
  ),
  BODY_TOO_LARGE: texts(
    '보내신 내용이 너무 많습니다. 나누어 보내 주세요.',
    'You sent too much at once. Please send it in parts.',
    '一次发送的内容过多，请分次发送。',
    '一次傳送的內容過多，請分次傳送。',
    '一度に送信された内容が多すぎます。分けて送信してください。',
  ),
  PAYLOAD_TOO_LARGE: texts(
    '보내신 내용이 너무 큽니다. {megabytes}MB까지 보낼 수 있습니다.',
    'What you sent is too large. The limit is {megabytes} MB.',
    '发送的内容过大，上限为 {megabytes}MB。',
    '傳送的內容過大，上限為 {megabytes}MB。',
    '送信内容が大きすぎます。上限は{megabytes}MBです。',
  ),
  PICTURE_TOO_LARGE: texts(
    '사진의 크기가 너무 큽니다. {megapixels}백만 화소까지 올릴 수 있습니다.',
    'The picture is too large. The limit is {megapixels} million pixels.',
    '图片尺寸过大，上限为 {megapixels} 百万像素。',
    '圖片尺寸過大，上限為 {megapixels} 百萬畫素。',
    '画像が大きすぎます。上限は{megapixels}百万画素です。',
  ),
  UNSUPPORTED_MEDIA_TYPE: texts(
    '지원하지 않는 형식입니다.',
    'This format is not supported.',
    '不支持该格式。',
    '不支援該格式。',
    'この形式には対応していません。',
  ),
  IDEMPOTENCY_KEY_MISSING: texts(
    '요청 식별 키가 없습니다.',
    'The request lacks its idempotency key.',
    '请求缺少幂等键。',
    '請求缺少冪等鍵。',
    'リクエストの識別キーがありません。',
  ),
  IDEMPOTENCY_KEY_REUSED: texts(
    '같은 요청 식별 키로 다른 내용이 접수되었습니다.',
    'The same idempotency key came with other contents.',
    '同一幂等键已用于不同内容的请求。',
    '同一冪等鍵已用於不同內容的請求。',
    '同じ識別キーで異なる内容が送信されました。',
  ),
  IDEMPOTENCY_IN_PROGRESS: texts(
    '같은 요청을 처리하고 있습니다. 잠시 후 다시 시도해 주세요.',
    'The same request is still being handled. Please try again in a moment.',
    '相同的请求正在处理中，请稍后再试。',
    '相同的請求正在處理中，請稍後再試。',
    '同じリクエストを処理中です。しばらくしてからもう一度お試しください。',
  ),
  PRECONDITION_REQUIRED: texts(
    '어느 내용을 수정하는지 알 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.',
    'It is not clear which version you are changing. Please reload and try again.',
    '无法确定您要修改的版本，请刷新后重试。',
    '無法確定您要修改的版本，請重新整理後再試。',
    'どの版を変更するのか分かりません。再読み込みしてからもう一度お試しください。',
  ),
  VERSION_STALE: texts(
    '그 사이 다른 사람이 내용을 바꾸었습니다. 최신 내용을 확인한 뒤 다시 시도해 주세요.',
    'Somebody changed this in the meantime. Please look at the latest version and try again.',
    '该内容已被他人修改，请查看最新内容后重试。',
    '該內容已被他人修改，請查看最新內容後再試。',
    'ほかの方が内容を変更しました。最新の内容を確認してからもう一度お試しください。',
  ),
  TOO_MANY_REQUESTS: texts(
    '요청이 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.',
    'Too many requests. Please try again in {minutes} min.',
    '请求过多，请在 {minutes} 分钟后重试。',
    '請求過多，請在 {minutes} 分鐘後再試。',
    'リクエストが多すぎます。{minutes}分後にもう一度お試しください。',
  ),
  TOO_MANY_CONTACTS: texts(
    '짧은 시간에 여러 번 보내셨습니다. {minutes}분 후에 다시 보내 주시거나 전화로 문의해 주세요.',
    'You have sent several messages in a short time. Please try again in {minutes} min., or call us.',
    '您在短时间内发送了多条留言，请在 {minutes} 分钟后重试，或致电咨询。',
    '您在短時間內傳送了多則留言，請在 {minutes} 分鐘後再試，或來電洽詢。',
    '短時間に複数回送信されました。{minutes}分後にもう一度お送りいただくか、お電話でお問い合わせください。',
  ),
  TOO_MANY_SOCKETS: texts(
    '한 번에 열 수 있는 연결 수를 넘었습니다. 사용하지 않는 창을 닫은 뒤 다시 시도해 주세요.',
    'Too many pages are connected at once. Please close those you do not need and try again.',
    '同时连接的页面过多，请关闭不需要的页面后重试。',
    '同時連線的頁面過多，請關閉不需要的頁面後再試。',
    '同時に接続できるページの数を超えました。使用していないページを閉じて、もう一度お試しください。',
  ),
  TOO_MANY_LOGINS: texts(
    '로그인에 여러 번 실패했습니다. {minutes}분 후에 다시 시도해 주세요.',
    'Too many failed sign-ins. Please try again in {minutes} min.',
    '登录失败次数过多，请在 {minutes} 分钟后重试。',
    '登入失敗次數過多，請在 {minutes} 分鐘後再試。',
    'ログインに何度も失敗しました。{minutes}分後にもう一度お試しください。',
  ),
  TOO_MANY_PASSWORDS: texts(
    '현재 비밀번호를 여러 번 잘못 입력하셨습니다. {minutes}분 후에 다시 시도해 주세요.',
    'The present password was wrong too many times. Please try again in {minutes} min.',
    '当前密码多次输入错误，请在 {minutes} 分钟后重试。',
    '目前的密碼多次輸入錯誤，請在 {minutes} 分鐘後再試。',
    '現在のパスワードを何度も間違えました。{minutes}分後にもう一度お試しください。',
  ),
  LOGIN_FAILED: texts(
    '이메일 또는 비밀번호가 올바르지 않습니다.',
    'The email address or the password is not right.',
    '邮箱或密码不正确。',
    '電子郵件或密碼不正確。',
    'メールアドレスまたはパスワードが正しくありません。',
  ),
  ACCOUNT_PENDING: texts(
    '가입 승인을 기다리고 있습니다. 승인되면 알려 드리겠습니다.',
    'Your sign-up is waiting for approval. We will let you know.',
    '您的注册正在等待审核，通过后将通知您。',
    '您的註冊正在等待審核，通過後將通知您。',
    'ご登録は承認待ちです。承認後にお知らせします。',
  ),
  ACCOUNT_REJECTED: texts(
    '가입이 반려되었습니다. 고객센터로 문의해 주세요.',
    'Your sign-up was declined. Please contact customer service.',
    '您的注册未获通过，请联系客服。',
    '您的註冊未獲通過，請聯絡客服。',
    'ご登録は承認されませんでした。お客様窓口にお問い合わせください。',
  ),
  ACCOUNT_DISABLED: texts(
    '사용이 중지된 계정입니다. 고객센터로 문의해 주세요.',
    'This account has been disabled. Please contact customer service.',
    '该账号已停用，请联系客服。',
    '該帳號已停用，請聯絡客服。',
    'このアカウントは停止されています。お客様窓口にお問い合わせください。',
  ),
  ACCOUNT_WITHDRAWN: texts(
    '탈퇴한 계정입니다.',
    'This account has been withdrawn.',
    '该账号已注销。',
    '該帳號已註銷。',
    'このアカウントは退会済みです。',
  ),
  OUT_OF_STOCK: texts(
    '품절된 와인이 있습니다.',
    'A wine is out of stock.',
    '有葡萄酒已售罄。',
    '有葡萄酒已售完。',
    '品切れのワインがあります。',
  ),
  CART_FULL: texts(
    '장바구니에는 {lines}종까지 담을 수 있습니다.',
    'The cart holds up to {lines} wines.',
    '购物车最多可放入 {lines} 种葡萄酒。',
    '購物車最多可放入 {lines} 種葡萄酒。',
    'カートには{lines}種類まで入れられます。',
  ),
  QUANTITY_TOO_LARGE: texts(
    '한 와인은 {bottles}병까지 담을 수 있습니다.',
    'Up to {bottles} bottles of one wine are possible.',
    '每种葡萄酒最多 {bottles} 瓶。',
    '每種葡萄酒最多 {bottles} 瓶。',
    '1種類につき{bottles}本まで入れられます。',
  ),
  PASSWORD_WRONG: texts(
    '지금 비밀번호가 올바르지 않습니다.',
    'The present password is not right.',
    '当前密码不正确。',
    '目前的密碼不正確。',
    '現在のパスワードが正しくありません。',
  ),
  NO_MANAGER: texts(
    '아직 담당자가 정해지지 않았습니다. 대표번호로 문의해 주세요.',
    'No sales contact has been assigned yet. Please call our main number.',
    '尚未指定负责人，请拨打总机咨询。',
    '尚未指定負責人，請撥打代表號洽詢。',
    '担当者がまだ決まっていません。代表電話までお問い合わせください。',
  ),
  UNAVAILABLE: texts(
    '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    'This is not possible right now. Please try again in a moment.',
    '暂时无法处理，请稍后再试。',
    '暫時無法處理，請稍後再試。',
    'ただいま処理できません。しばらくしてからもう一度お試しください。',
  ),
  INTERNAL: texts(
    '처리하는 중에 문제가 생겼습니다. 문의하실 때 요청 번호를 알려 주세요.',
    'Something went wrong. Please mention the request number when you contact us.',
    '处理时出现问题，联系我们时请提供请求编号。',
    '處理時發生問題，聯絡我們時請提供請求編號。',
    '処理中に問題が発生しました。お問い合わせの際はリクエスト番号をお知らせください。',
  ),
};

/** The sentence for a code in a language; an unknown code reads as its status does. */
export function problemText(
  code: string,
  status: number,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const fallback = status >= 500 ? 'INTERNAL' : status === 404 ? 'NOT_FOUND' : 'CONFLICT';
  const text = (PROBLEM_TEXTS[code] ?? PROBLEM_TEXTS[fallback])![language];
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
