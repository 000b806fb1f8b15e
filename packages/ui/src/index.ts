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
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { Chip, type ChipProps, ChipRow } from './controls/chip.tsx';
export { DialogFrame, type DialogFrameProps } from './controls/dialog-frame.tsx';
export { Drawer, type DrawerProps } from './controls/drawer.tsx';
export { EmptyState, type EmptyStateProps } from './controls/empty-state.tsx';
export { ErrorPanel, type ErrorPanelProps } from './controls/error-panel.tsx';
export { Field, type FieldProps, useField } from './controls/field.tsx';
export { ICON_NAMES, Icon, type IconName, type IconProps } from './controls/icon.tsx';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './controls/icon-button.tsx';
export { type LinkProps, LinkProvider, PlainLink } from './controls/link-provider.tsx';
export { Menu, type MenuItem, type MenuProps } from './controls/menu.tsx';
export { Modal, type ModalProps } from './controls/modal.tsx';
export { NumberInput, type NumberInputProps } from './controls/number-input.tsx';
export { Pager, type PagerProps } from './controls/pager.tsx';
export { Picture, type PictureProps, type PictureSource } from './controls/picture.tsx';
export { QuantityStepper, type QuantityStepperProps } from './controls/quantity-stepper.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './controls/radio-group.tsx';
export { Select, type SelectOption, type SelectProps } from './controls/select.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps, SkeletonText } from './controls/skeleton.tsx';
export { Spinner } from './controls/spinner.tsx';
export { Status, Tag, type Tone } from './controls/status.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSelection,
  type TableSort,
  type TableSum,
} from './controls/table.tsx';
export { type TabItem, type TabLink, TabLinks, Tabs, type TabsProps } from './controls/tabs.tsx';
export { TextArea, type TextAreaProps } from './controls/text-area.tsx';
export { TextInput, type TextInputProps } from './controls/text-input.tsx';
export { linkClass, TextLink, type TextLinkProps } from './controls/text-link.tsx';
export { VisuallyHidden } from './controls/visually-hidden.tsx';
export { useComposedEnter } from './hooks/use-composed-enter.ts';
export { useMediaQuery } from './hooks/use-media-query.ts';
