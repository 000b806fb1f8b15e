/// <reference path="./styles.d.ts" />

export { classNames } from './class-names.ts';
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './controls/accordion.tsx';
export {
  AlertDialog,
  type AlertDialogProps,
  ConfirmDialog,
  type ConfirmDialogProps,
} from './controls/alert-dialog.tsx';
export { Avatar, type AvatarProps } from './controls/avatar.tsx';
export { Badge, type BadgeProps } from './controls/badge.tsx';
export { Breadcrumb, type BreadcrumbItem } from './controls/breadcrumb.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  buttonClass,
} from './controls/button.tsx';
export { Chart, type ChartProps } from './controls/chart.tsx';
export type { ChartSeries } from './controls/chart-drawing.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { Chip, type ChipProps, ChipRow } from './controls/chip.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './controls/combobox.tsx';
export { DateInput, type DateInputProps } from './controls/date-input.tsx';
export { type DatePreset, DateRange, type DateRangeProps } from './controls/date-range.tsx';
export type { DayRange } from './controls/day-range-calendar.tsx';
export { type Description, DescriptionList } from './controls/description-list.tsx';
export { DialogFrame, type DialogFrameProps } from './controls/dialog-frame.tsx';
export { Drawer, type DrawerProps } from './controls/drawer.tsx';
export { EmptyState, type EmptyStateProps } from './controls/empty-state.tsx';
export { ErrorPanel, type ErrorPanelProps } from './controls/error-panel.tsx';
export { Field, type FieldProps, useField } from './controls/field.tsx';
export { FilePicker, type FilePickerProps, type PickedFile } from './controls/file-picker.tsx';
export { Icon, type IconDrawing, type IconProps } from './controls/icon.tsx';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './controls/icon-button.tsx';
export { KindDot, type WineKindColour } from './controls/kind-dot.tsx';
export { type LinkProps, LinkProvider, PlainLink } from './controls/link-provider.tsx';
export { Menu, type MenuProps } from './controls/menu.tsx';
export type { MenuItem } from './controls/menu-entry.tsx';
export { Modal, type ModalProps } from './controls/modal.tsx';
export { Notice, type NoticeProps } from './controls/notice.tsx';
export { NotificationList, type NotificationRow } from './controls/notification-list.tsx';
export { NumberInput, type NumberInputProps, wholeNumber } from './controls/number-input.tsx';
export { Pager, type PagerProps } from './controls/pager.tsx';
export { Panel, type PanelProps } from './controls/panel.tsx';
export { Picture, type PictureProps, type PictureSource } from './controls/picture.tsx';
export { Popover, type PopoverProps } from './controls/popover.tsx';
export { KeepTogether, PrintSheet, type PrintSheetProps } from './controls/print-sheet.tsx';
export { ProgressBar, type ProgressBarProps } from './controls/progress-bar.tsx';
export { QuantityStepper, type QuantityStepperProps } from './controls/quantity-stepper.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './controls/radio-group.tsx';
export { Score } from './controls/score.tsx';
export { ScrollTopButton } from './controls/scroll-top-button.tsx';
export { SearchBox, type SearchBoxProps } from './controls/search-box.tsx';
export {
  SearchHistoryList,
  type SearchHistoryListProps,
  type SearchHistoryProps,
} from './controls/search-history-list.tsx';
export { Segmented, type SegmentedProps, type SegmentOption } from './controls/segmented.tsx';
export { Select, type SelectOption, type SelectProps } from './controls/select.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps, SkeletonText } from './controls/skeleton.tsx';
export { Spinner } from './controls/spinner.tsx';
export { type StateStep, StateSteps } from './controls/state-steps.tsx';
export { Status, Tag, type Tone } from './controls/status.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export { Table } from './controls/table.tsx';
export type { TableColumn, TableProps, TableSelection, TableSort, TableSum } from './controls/table-props.ts';
export { type TabItem, type TabLink, TabLinks, Tabs, type TabsProps } from './controls/tabs.tsx';
export { TasteBar, type TasteBarProps, TasteList } from './controls/taste-bar.tsx';
export { TextArea, type TextAreaProps } from './controls/text-area.tsx';
export { TextInput, type TextInputProps } from './controls/text-input.tsx';
export { linkClass, TextLink, type TextLinkProps } from './controls/text-link.tsx';
export { Timeline, type TimelineItem } from './controls/timeline.tsx';
export { type Toast, ToastRegion, type ToastRegionProps } from './controls/toast-region.tsx';
export { focusUnread, ifRead } from './controls/unread-figure.ts';
export { VisuallyHidden } from './controls/visually-hidden.tsx';
export { growWithText } from './hooks/grow-with-text.ts';
export { lazyComponent } from './hooks/lazy-component.ts';
export { useComposedEnter } from './hooks/use-composed-enter.ts';
export { useHydrating } from './hooks/use-hydrating.ts';
export { useMediaQuery } from './hooks/use-media-query.ts';
export {
  inWholeCases,
  type QuantityChoice,
  type QuantityUnit,
  quantitySteps,
  useQuantity,
} from './hooks/use-quantity.ts';
export * from './icons.ts';
export {
  type StatementSheetCopy,
  type StatementSheetDocument,
  StatementSheets,
} from './print/statement-sheet.tsx';
export { TradeSheet, type TradeSheetDocument } from './print/trade-sheet.tsx';
