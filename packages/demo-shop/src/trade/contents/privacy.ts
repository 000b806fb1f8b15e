import { five } from '../../data/translate.ts';
import type { Section } from './section.ts';

const sections: readonly Section[] = [
  {
    heading: five(
      '1. 수집하는 항목',
      '1. What we collect',
      '1. 收集的信息',
      '1. 收集的資訊',
      '1. 収集する項目',
    ),
    paragraphs: [
      five(
        '가입과 거래에 필요한 이름, 이메일, 휴대전화 번호, 회사명, 사업자등록번호, 사업자등록증, 배송지를 수집합니다.',
        'What joining and trading need: name, email, mobile number, company, business registration number and certificate, delivery address.',
        '注册与交易所需的姓名、电子邮箱、手机号码、公司名称、营业登记号、营业执照及收货地址。',
        '註冊與交易所需的姓名、電子郵件、手機號碼、公司名稱、營業登記號、營業登記證及收貨地址。',
        '登録と取引に必要な氏名、メールアドレス、携帯電話番号、会社名、事業者登録番号、事業者登録証、配送先を収集します。',
      ),
      five(
        '로그인 기록, 접속 주소, 이용 기록은 부정 이용을 막기 위해 자동으로 남습니다.',
        'Sign-ins, addresses and use of the service are recorded automatically to prevent misuse.',
        '为防止滥用，系统会自动记录登录、访问地址及使用情况。',
        '為防止濫用，系統會自動記錄登入、存取位址及使用情況。',
        '不正利用を防ぐため、ログイン記録・接続元アドレス・利用記録が自動的に残ります。',
      ),
    ],
  },
  {
    heading: five('2. 이용 목적', '2. What we use it for', '2. 使用目的', '2. 使用目的', '2. 利用目的'),
    paragraphs: [
      five(
        '견적과 발주의 처리, 배송, 세금계산서 발행, 대금 정산, 문의 응대에만 이용합니다. 광고 메시지는 동의하신 경우에만 보냅니다.',
        'Only for quotes, orders, deliveries, tax invoices, settling payments and answering questions. Advertising is sent only with consent.',
        '仅用于处理报价与订货、配送、开具税务发票、货款结算及咨询答复。仅在您同意时发送广告信息。',
        '僅用於處理報價與訂貨、配送、開立稅務發票、貨款結算及諮詢答覆。僅在您同意時發送廣告訊息。',
        '見積・発注の処理、配送、税金計算書の発行、代金の精算、お問い合わせ対応にのみ利用します。広告は同意された場合にのみお送りします。',
      ),
    ],
  },
  {
    heading: five('3. 보관 기간', '3. How long we keep it', '3. 保存期限', '3. 保存期限', '3. 保管期間'),
    paragraphs: [
      five(
        '탈퇴하시면 지체 없이 파기합니다. 다만 거래 기록과 세금 관련 자료는 법령이 정한 기간 동안 따로 보관합니다.',
        'It is destroyed without delay when you leave. Records of trade and tax are kept apart for as long as the law demands.',
        '退出后将立即销毁。但交易记录及税务资料将按法律规定的期限另行保存。',
        '退出後將立即銷毀。但交易記錄及稅務資料將按法律規定的期限另行保存。',
        '退会時は遅滞なく破棄します。ただし取引記録と税務資料は、法令が定める期間、別途保管します。',
      ),
      five(
        '회원이 아닌 분이 문의하실 때 남기신 이름, 이메일, 전화번호, 업체명, 문의 내용은 답변을 위해 1년간 보관한 뒤 파기합니다.',
        'What people write to us without an account (name, email, phone, company, message) is kept for one year to answer them, then destroyed.',
        '非会员留言时填写的姓名、邮箱、电话、公司名称及留言内容，为答复而保存一年，之后销毁。',
        '非會員留言時填寫的姓名、電子郵件、電話、公司名稱及留言內容，為回覆而保存一年，之後銷毀。',
        '会員でない方がお問い合わせの際に記入された氏名・メールアドレス・電話番号・会社名・内容は、お返事のため1年間保管した後に破棄します。',
      ),
    ],
  },
  {
    heading: five('4. 제공과 위탁', '4. Who else sees it', '4. 提供与委托', '4. 提供與委託', '4. 提供と委託'),
    paragraphs: [
      five(
        '배송에 필요한 이름, 연락처, 주소만 배송업체에 맡깁니다. 그 밖의 제삼자에게는 동의 없이 제공하지 않습니다.',
        'Carriers get the name, number and address that a delivery needs. Nobody else is given anything without consent.',
        '仅将配送所需的姓名、联系方式和地址委托给物流公司。未经同意不向其他第三方提供。',
        '僅將配送所需的姓名、聯絡方式和地址委託給物流公司。未經同意不向其他第三方提供。',
        '配送に必要な氏名・連絡先・住所のみを配送会社に委託します。その他の第三者には同意なく提供しません。',
      ),
    ],
  },
  {
    heading: five('5. 이용자의 권리', '5. Your rights', '5. 用户权利', '5. 使用者權利', '5. 利用者の権利'),
    paragraphs: [
      five(
        '언제든지 마이페이지에서 정보를 열람하고 고치실 수 있으며, 동의를 철회하거나 탈퇴하실 수 있습니다.',
        'You can see and correct your details on my page, withdraw consent and leave at any time.',
        '您可随时在我的页面查看和更正信息，也可撤回同意或退出。',
        '您可隨時在我的頁面查看和更正資訊，也可撤回同意或退出。',
        'マイページでいつでも情報を閲覧・訂正でき、同意の撤回や退会も可能です。',
      ),
    ],
  },
  {
    heading: five(
      '6. 보호 조치와 문의',
      '6. Safeguards and contact',
      '6. 保护措施与咨询',
      '6. 保護措施與諮詢',
      '6. 保護措置とお問い合わせ',
    ),
    paragraphs: [
      five(
        '비밀번호는 되돌릴 수 없는 방식으로 저장하고, 개인정보에 대한 접근은 담당자로 제한하며 기록합니다. 문의는 개인정보보호책임자에게 해 주세요.',
        'Passwords are stored irreversibly; access to personal data is limited to those in charge, and recorded. Please turn to the privacy officer with questions.',
        '密码以不可逆方式保存，个人信息的访问仅限相关负责人并予以记录。如有疑问，请联系个人信息保护负责人。',
        '密碼以不可逆方式保存，個人資料的存取僅限相關負責人並予以記錄。如有疑問，請聯絡個人資料保護負責人。',
        'パスワードは復元できない方式で保存し、個人情報へのアクセスは担当者に限定して記録します。お問い合わせは個人情報保護責任者までお願いいたします。',
      ),
    ],
  },
];

export const PRIVACY = {
  kind: 'PRIVACY' as const,
  title: five('개인정보처리방침', 'Privacy policy', '隐私政策', '隱私權政策', 'プライバシーポリシー'),
  sections,
};
