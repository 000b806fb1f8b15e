// What is true about the trade, by name. Languages, roles and stored statuses are on the wire: `@vitis/contracts`.

export {
  addBusinessDays,
  type Holidays,
  isBusinessDay,
  isWeekend,
  nextBusinessDay,
} from './calendar/business-day.ts';
export {
  addDays,
  addMonths,
  type Day,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  endOfDay,
  isDay,
  isPastDay,
  monthOf,
  seoulClock,
  seoulDay,
  seoulTime,
  startOfDay,
} from './calendar/day.ts';
export { formatDay, formatMonthDay, formatTime, weekdayName } from './calendar/format-day.ts';
export { type DayRange, PERIODS, type Period, periodOf, periodRange } from './calendar/period.ts';
export { type ListedDay, listedDay, listedTime, shortTime } from './calendar/short-time.ts';
export {
  AGEING_BUCKETS,
  type AgeingBucket,
  ageingBucket,
  ageReceivables,
  type OpenAmount,
} from './credit/ageing.ts';
export {
  CREDIT_BOUND_FACTOR,
  CREDIT_POLICIES,
  type CreditPolicy,
  type CreditTerms,
  type CreditVerdict,
  creditBound,
  creditExposure,
  creditVerdict,
  type ExposureParts,
} from './credit/credit-limit.ts';
export {
  LEDGER_TYPES,
  type LedgerEntry,
  type LedgerRow,
  type LedgerType,
  ledgerRows,
  receivable,
  type StatementFoot,
  statementFoot,
} from './credit/ledger.ts';
export {
  type AppliedDocument,
  applyPayments,
  type Payment,
  type PaymentResult,
  paymentStatus,
  type Receivable,
} from './credit/payments.ts';
export {
  type ComparableLine,
  type ComparedLine,
  compareLines,
  type LineChange,
} from './documents/compare-lines.ts';
export {
  DOCUMENT_PREFIXES,
  type DocumentKind,
  type DocumentNumber,
  EstimateNumberField,
  formatDocumentNumber,
  OrderFormNumberField,
  parseDocumentNumber,
} from './documents/document-number.ts';
export {
  type ColumnOrder,
  daysQuery,
  isNarrowed,
  type ListAddress,
  type ListFilters,
  listFilters,
} from './documents/list-filters.ts';
export { estimatePaper, isEstimatePrintable } from './documents/paper/estimate-paper.ts';
export { addressLine, orderPaper } from './documents/paper/order-paper.ts';
export {
  isStatementPrintable,
  type StatementPaper,
  statementPaper,
} from './documents/paper/statement-paper.ts';
export type { TradePaper } from './documents/paper/trade-paper.ts';
export { onPaperName, onScreenName } from './korean/address-forms.ts';
export { collatorOf, sortNames } from './korean/collation.ts';
export { choseongOf } from './korean/jamo.ts';
export { type Particle, particle, withParticle } from './korean/particles.ts';
export { type InLanguages, isLanguage } from './language.ts';
export { amountInWords, numberInWords } from './money/amount-in-words.ts';
export { type AgreedLine, type DeliveredBottles, deliveryAmounts } from './money/delivery-amounts.ts';
export { tierAfter, tierAt, tiersOf, unitPriceAt } from './money/price-tiers.ts';
export {
  type CasesAndBottles,
  formatBottles,
  formatPack,
  formatQuantity,
  MAX_LINE_BOTTLES,
  mostBottles,
  parsePack,
  parseQuantity,
  toBottles,
  toCases,
  UNIT_LABELS,
} from './money/quantity.ts';
export {
  type Amounts,
  amountsFromInclusive,
  amountsOf,
  documentTotals,
  type LinePrice,
  lineAmounts,
  type ManualDiscount,
  vatOf,
} from './money/vat.ts';
export {
  formatMoney,
  formatNumber,
  formatPercent,
  formatWon,
  MAX_WON,
  sumWon,
  type Won,
  won,
} from './money/won.ts';
export {
  BUSINESS_NUMBER_DIGITS,
  BusinessNumberField,
  businessNumberWarning,
  formatBusinessNumber,
  normaliseBusinessNumber,
} from './people/business-number.ts';
export {
  FIELD_ISSUES,
  FIELD_WARNINGS,
  type FieldIssue,
  type FieldWarning,
  isFieldIssue,
} from './people/field-issues.ts';
export {
  CHANGE_PASSWORD,
  ChangePasswordField,
  CurrentPasswordField,
  MAX_TYPED_PASSWORD,
  PasswordChangeForm,
  type PasswordPolicy,
  passwordIssues,
  SIGN_UP_PASSWORD,
  SignUpPasswordField,
} from './people/password.ts';
export {
  BirthdayField,
  birthdayToDay,
  DayField,
  DigitsField,
  EmailField,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  PersonNameField,
  PostalCodeField,
  VerificationCodeField,
} from './people/person-fields.ts';
export { formatPhone, isMobile, isPhone, MobileField, normalisePhone, PhoneField } from './people/phone.ts';
export { type PlainTextOptions, plainText, textLength, tidyText } from './people/plain-text.ts';
export {
  type FrameParts,
  frameParts,
  type MenuEntry,
  type MenuGroup,
  menuRole,
  SIDE_MENUS,
  sideMenu,
} from './permissions/menu.ts';
export {
  type Actions,
  type Actor,
  can,
  mayEver,
  type Ownership,
  PERMISSIONS,
  type Resource,
  type ResourceKind,
} from './permissions/permissions.ts';
export {
  isPasswordOld,
  MAX_DELIVERY_PHOTOS,
  mayRegisterAgain,
  PASSWORD_AGE_HINT_DAYS,
  WITHDRAWAL_REASONS,
  WITHDRAWN_BAR_MONTHS,
  type WithdrawalReason,
} from './rules/account-rules.ts';
export {
  ACCOUNT_MAX_WIDTH,
  ALERT_LAYER,
  BASE_FONT_SIZE,
  BREAKPOINTS,
  BUTTON_MIN_WIDTHS,
  CONTROL_HEIGHT,
  DEFAULT_MAP_CATEGORY,
  FETCH_MIN_DISPLAY_MS,
  FILTER_LIST_MAX_HEIGHT,
  GRID_COLUMNS,
  PREFETCH_IDLE_TIMEOUT_MS,
  ROUTE_PROGRESS_DURATION_MS,
  ROUTE_PROGRESS_THROTTLE_MS,
  SCROLL_TOP_THRESHOLD,
} from './rules/layout-rules.ts';
export {
  BUSINESS_TYPE,
  CODE_FLOW_TOKEN_SECONDS,
  isProtectedPath,
  KNOWN_DEVICE_DAYS,
  KNOWN_DEVICES_PER_ACCOUNT,
  LOGIN_FAILURE_MINUTES,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_PATH,
  LOGIN_WAIT_LONGEST_SECONDS,
  PROTECTED_PATHS,
  SEARCH_HISTORY_COOKIE,
  SEARCH_HISTORY_MAX_BYTES,
  SEARCH_HISTORY_MAX_TERMS,
  SESSION_TOKEN_SECONDS,
  SOCIAL_POPUP_SIZES,
  TOKEN_COOKIE,
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_MINUTES,
  VERIFICATION_CODE_TRIES,
} from './rules/session-rules.ts';
export {
  type Match,
  otherKeyboard,
  rankMatches,
  rankMatchesOnEitherKeyboard,
} from './search/rank-matches.ts';
export { nearBigrams, prefixBigrams, queryBigrams, searchBigrams } from './search/search-bigrams.ts';
export { normaliseForSearch } from './search/search-form.ts';
export {
  addSearchTerm,
  decodeSearchHistory,
  encodeSearchHistory,
  removeSearchTerm,
  shouldNavigate,
} from './search/search-history.ts';
export { SEARCH_TIERS, type SearchTier, searchTier, tierRank } from './search/search-tier.ts';
export {
  completesOrder,
  type DeliveryEvent,
  deliveryMachine,
  type OrderDeliveries,
} from './states/delivery.ts';
export { DELIVERY_EFFECTS, type DeliveryEffect } from './states/delivery-effects.ts';
export {
  type DocumentProgress,
  estimateProgress,
  lastRequestOf,
  orderProgress,
  type ProgressState,
  progressState,
} from './states/document-progress.ts';
export {
  type DocumentReader,
  type DocumentTone,
  type DocumentTones,
  documentTones,
} from './states/document-tones.ts';
export {
  daysToExpiry,
  ESTIMATE_LIFE_ORDER,
  type EstimateEvent,
  type EstimateGuard,
  type EstimateLife,
  estimateMachine,
  isEstimateValid,
  SHOWN_ESTIMATE_STATUSES,
  type ShownEstimateStatus,
  shownEstimateStatus,
} from './states/estimate.ts';
export { type OrderFormEvent, type OrderFormGuard, orderFormMachine } from './states/order-form.ts';
export {
  allowedEvents,
  type Guards,
  isFinal,
  nextState,
  type StateActor,
  type StateMachine,
  type Step,
  type Transition,
} from './states/state-machine.ts';
export {
  STATUS_WORDS,
  type StatusKind,
  type StatusTone,
  statusLabel,
  statusTone,
} from './states/status-labels.ts';
export { grapesOf, kindColour, latinName, listed, originOf, wineTitle } from './wines/wine-words.ts';
