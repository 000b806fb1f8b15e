// What is true about the trade, by name. Languages, roles and stored statuses are on the wire: `@vitis/contracts`.

export {
  addBusinessDays,
  type Holidays,
  isBusinessDay,
  nextBusinessDay,
} from './calendar/business-day.ts';
export {
  addDays,
  addMonths,
  type Day,
  dayOfWeek,
  daysBetween,
  isDay,
  lastDayOfMonth,
  monthOf,
  seoulClock,
  seoulDay,
  seoulTime,
  startOfDay,
} from './calendar/day.ts';
export {
  DELIVERY_HORIZON_DAYS,
  type DeliveryArea,
  type DeliveryCalendar,
  type DeliveryDayIssue,
  type DeliveryTerms,
  deliveryAreaOf,
  deliveryDayIssue,
  deliveryDays,
  nextRound,
  type ServedDays,
} from './calendar/delivery-days.ts';
export {
  formatDay,
  formatMonthDay,
  formatTime,
  shortDay,
  weekdayName,
  weekdayNames,
} from './calendar/format-day.ts';
export { lastDeliveryDay, lastValidDay } from './calendar/last-days.ts';
export { OPENING_DAYS, openingAt } from './calendar/opening-hours.ts';
export {
  comparedDays,
  type DayRange,
  daysBefore,
  PERIODS,
  type Period,
  periodAround,
  periodRange,
} from './calendar/period.ts';
export { openPickupTimes, pickupDays } from './calendar/pickup-times.ts';
export { formatHours, receivingConflicts } from './calendar/receiving-hours.ts';
export { type RepeatDay, repeatDays } from './calendar/repeat-days.ts';
export { type ListedDay, listedDay, listedTime, shortTime } from './calendar/short-time.ts';
export { hoursOfDay, isWithinHours, type WorkingHours, workingTimes } from './calendar/working-times.ts';
export { AGEING_BUCKETS, type AgeingBucket, ageReceivables, type OpenAmount } from './credit/ageing.ts';
export {
  availableCredit,
  type CreditPolicy,
  type CreditTerms,
  type CreditVerdict,
  creditVerdict,
  type ExposureParts,
} from './credit/credit-limit.ts';
export { HOUSE_NOTES, ledgerNote } from './credit/ledger-note.ts';
export {
  type AppliedDocument,
  applyPayments,
  type Payment,
  type PaymentResult,
  paymentStatus,
  type Receivable,
} from './credit/payments.ts';
export { type LedgerRest, type SettledMovement, settleAdded } from './credit/settle-added.ts';
export { type LedgerMovement, type Settlement, settleLedger } from './credit/settlement.ts';
export { addressLine, streetLine } from './documents/address-line.ts';
export {
  type ComparableLine,
  type ComparedLine,
  compareLines,
  type LineChange,
} from './documents/compare-lines.ts';
export { COUPON_LABELS } from './documents/coupon-labels.ts';
export { clientAddress, documentAddress, documentList, documentNamed } from './documents/document-address.ts';
export {
  DOCUMENT_PREFIXES,
  type DocumentKind,
  type DocumentNumber,
  EstimateNumberField,
  formatDocumentNumber,
  OrderFormNumberField,
} from './documents/document-number.ts';
export { HOUSE_REASONS, houseReasonOf } from './documents/house-reasons.ts';
export {
  type ColumnOrder,
  countsQuery,
  isNarrowed,
  type ListAddress,
  type ListFilters,
  listFilters,
  NOT_NARROWED,
  PAGE_SIZES,
  type PageSize,
} from './documents/list-filters.ts';
export {
  NOTIFICATION_LABELS,
  type NotificationEntry,
  notificationEntry,
  proposalNote,
} from './documents/notification-entry.ts';
export { estimatePrintDocument } from './documents/print/estimate-print.ts';
export { orderPrintDocument } from './documents/print/order-print.ts';
export { pickupMessage } from './documents/print/place-terms.ts';
export type {
  PrintColumn,
  PrintField,
  PrintPage,
  PrintParty,
  PrintSum,
} from './documents/print/print-document.ts';
export {
  estimateRequestPrint,
  orderRequestPrint,
  type RequestedLine,
} from './documents/print/request-print.ts';
export {
  type StatementPrintDocument,
  statementPrintDocuments,
} from './documents/print/statement-print.ts';
export type { TradePrintDocument } from './documents/print/trade-print.ts';
export { isEstimatePrintable, isOrderPrintable, isStatementPrintable } from './documents/printable.ts';
export { type LineDrawing, SIGNATURE_FIELD, signatureDrawing } from './documents/signature.ts';
export { displayName } from './korean/address-forms.ts';
export { choseongPattern } from './korean/choseong-pattern.ts';
export { collatorOf } from './korean/collation.ts';
export { type Particle, particle, withParticle } from './korean/particles.ts';
export type { InLanguages, Translated, TranslatedTexts } from './language.ts';
export { amountInWords } from './money/amount-in-words.ts';
export {
  BUYER_LEVELS,
  type BuyerLevel,
  buyerLevelOf,
  couponDiscount,
  quarterOf,
} from './money/buyer-levels.ts';
export {
  type AgreedLine,
  type DeliveredBottles,
  type DeliveredPart,
  deliveredParts,
  deliveryAmounts,
  handedOverLines,
} from './money/delivery-amounts.ts';
export { tierAfter, tierAt, tiersOf, unitPriceAt } from './money/price-tiers.ts';
export {
  type CasesAndBottles,
  casesOf,
  formatBottles,
  formatInUnits,
  formatPack,
  formatQuantity,
  MAX_LINE_BOTTLES,
  mostBottles,
  parsePack,
  parseQuantity,
} from './money/quantity.ts';
export {
  type Amounts,
  amountsOf,
  documentTotals,
  type LinePrice,
  lineAmounts,
  type ManualDiscount,
} from './money/vat.ts';
export {
  formatCompact,
  formatMoney,
  formatNumber,
  formatPercent,
  type Won,
  won,
} from './money/won.ts';
export {
  BusinessNumberField,
  businessNumberWarning,
  formatBusinessNumber,
  normaliseBusinessNumber,
} from './people/business-number.ts';
export {
  type FieldIssue,
  type FieldWarning,
  isFieldIssue,
} from './people/field-issues.ts';
export { halfHiddenEmail } from './people/half-hidden-email.ts';
export {
  CHANGE_PASSWORD,
  ChangePasswordField,
  CurrentPasswordField,
  PasswordChangeForm,
  type PasswordPolicy,
  passwordIssues,
  SIGN_UP_PASSWORD,
} from './people/password.ts';
export {
  DayField,
  EmailField,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  PersonNameField,
  PostalCodeField,
} from './people/person-fields.ts';
export { formatPhone, isMobile, isPhone, normalisePhone, PhoneField } from './people/phone.ts';
export { type PlainTextOptions, plainText } from './people/plain-text.ts';
export {
  BUSINESS_CLIENT_TYPES,
  EMAIL_LINK_HOURS,
  MAX_REGISTRATION_FILES,
  SIGN_UP_BUSINESS_DAYS,
  SignUpAccountFields,
  SignUpAccountForm,
  type SignUpBusiness,
  SignUpBusinessForm,
  UNCONFIRMED_SIGN_UP_DAYS,
} from './people/sign-up.ts';
export { type FrameEntries, frameEntries } from './permissions/frame-entries.ts';
export {
  offeredSteps,
  type Reader,
  type SteppedDocuments,
  type SteppedKind,
} from './permissions/offered-steps.ts';
export {
  type Actions,
  type Actor,
  can,
  mayEver,
  type Ownership,
  offers,
  PERMISSIONS,
  type Resource,
  type ResourceKind,
} from './permissions/permissions.ts';
export { type MapPoint, metresOf, nearestOrder } from './places/nearest-order.ts';
export {
  confidenceOfClient,
  isSure,
  rankCandidates,
  type SearchedLine,
} from './quick-order/match-confidence.ts';
export { isOfOpenLines } from './quick-order/order-rows.ts';
export { parseOrder, type WrittenOrder } from './quick-order/parse-order.ts';
export { writeLine } from './quick-order/write-line.ts';
export type { WrittenLine } from './quick-order/written-line.ts';
export { bottlesWritten } from './quick-order/written-quantity.ts';
export {
  DOCUMENT_YEARS,
  GIVEN_PASSWORD_AT,
  isPasswordGiven,
  isPasswordOld,
  MAX_DELIVERY_PHOTOS,
  mayRegisterAgain,
  type WithdrawalReason,
} from './rules/account-rules.ts';
export {
  type ChatDraft,
  COMPARED_WINES,
  chatDraftKey,
  draftKey,
  isDraftKeyOf,
  KEPT_DAYS_DATABASE,
  MEMBER_DATABASES,
  MEMBER_KEYS,
  RECENT_WINES,
} from './rules/draft-keys.ts';
export {
  BREAKPOINTS,
  FETCH_MIN_DISPLAY_MS,
  PREFETCH_IDLE_TIMEOUT_MS,
  ROUTE_PROGRESS_THROTTLE_MS,
  SCROLL_TOP_THRESHOLD,
} from './rules/layout-rules.ts';
export {
  CODE_FLOW_IDLE_SECONDS,
  CODE_FLOW_TOKEN_SECONDS,
  IDENTITY_POPUP_SIZE,
  isProtectedPath,
  KNOWN_DEVICE_DAYS,
  KNOWN_DEVICES_PER_ACCOUNT,
  LOGIN_FAILURE_MINUTES,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_PATH,
  LOGIN_WAIT_LONGEST_SECONDS,
  MEMBER_INFO_PATH,
  PASSWORD_CHECK_MINUTES,
  SEARCH_HISTORY_COOKIE,
  SECOND_FACTOR_RETURN,
  SESSION_IDLE_SECONDS,
  SESSION_TOKEN_SECONDS,
  SOCIAL_POPUP_SIZES,
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_MINUTES,
  VERIFICATION_CODE_RESEND_SECONDS,
  VERIFICATION_CODE_TRIES,
} from './rules/session-rules.ts';
export { FormTable } from './search/form-table.ts';
export { GramIndex } from './search/gram-index.ts';
export { matchCost } from './search/match-cost.ts';
export { isWithinOneEdit } from './search/one-edit.ts';
export {
  type Match,
  otherKeyboard,
  rankMatches,
  rankMatchesOnEitherKeyboard,
} from './search/rank-matches.ts';
export { searchBigramsOf } from './search/search-bigrams.ts';
export { normaliseForSearch, type SearchForm, searchForm, searchWords } from './search/search-form.ts';
export {
  addSearchTerm,
  decodeSearchHistory,
  encodeSearchHistory,
  removeSearchTerm,
  shouldNavigate,
} from './search/search-history.ts';
export {
  isLongEnoughToBeNear,
  MAX_SEARCH_WORDS,
  type PreparedWord,
  prepareWord,
  type SearchTier,
  searchTier,
} from './search/search-tier.ts';
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
  DAYS_BEFORE_EXPIRY,
  daysToExpiry,
  ESTIMATE_LIFECYCLE,
  type EstimateEvent,
  type EstimateGuard,
  type EstimateLifecycle,
  estimateMachine,
  isEstimateValid,
  isOrderable,
  type ShownEstimateStatus,
  shownEstimateStatus,
} from './states/estimate.ts';
export { handOverKind, handOverLabel, severalToday } from './states/next-hand-over.ts';
export {
  awaitsStock,
  hasOpenSupply,
  hasStandingDelivery,
  isOverdue,
  isPlannable,
  type OrderFormEvent,
  type OrderFormGuard,
  orderFormMachine,
} from './states/order-form.ts';
export {
  isProposalExpired,
  latestDayOf,
  openProposalOf,
  proposalOutcome,
  proposedTotals,
  proposesDay,
  type ShownProposalStatus,
  shownProposalStatus,
} from './states/order-proposal.ts';
export { REPEAT_DATES } from './states/repeat-date.ts';
export {
  allowedEvents,
  type Guards,
  nextState,
  type StateActor,
  type StateMachine,
  type Step,
  type Transition,
} from './states/state-machine.ts';
export {
  deliveryLabel,
  isPickedUp,
  orderDeliveryLabel,
  type StatusKind,
  type StatusOf,
  statusLabel,
} from './states/status-labels.ts';
export { DELIVERY_TRAITS, ESTIMATE_TRAITS, MEETS_DRIVER, ORDER_FORM_TRAITS } from './states/status-traits.ts';
export {
  bottleMargin,
  bottlesLeft,
  glassMargin,
  type Margin,
  shortageOf,
} from './wines/own-wine-figures.ts';
export { TASTE_CLOSE, tasteLevel, tasteMatch, tasteProfile } from './wines/taste-profile.ts';
export {
  areaAddress,
  grapeAddress,
  kindAddress,
  originAddress,
  suggestionAddress,
  wineListAddress,
} from './wines/wine-addresses.ts';
export {
  type MenuSection,
  type MenuWords,
  menuOrder,
  menuSections,
  menuWineName,
  menuWords,
  moved,
} from './wines/wine-menu.ts';
export {
  grapesOf,
  kindColour,
  latinName,
  lineName,
  listed,
  originOf,
  wineTitle,
} from './wines/wine-words.ts';
export { word } from './word.ts';
