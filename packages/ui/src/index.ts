/// <reference types="./css" />
export * from './layout';
export * from './icons';
export { classNames } from './class-names';
export { applyTheme, type ColorMode, useColorMode } from './theme/color-mode';
export { UiProvider } from './theme/ui-provider';
export { useIsPhone } from './theme/use-is-phone';
export { Count, ItemWords, Label, Mono, Serial, TwoLines, VisuallyHidden } from './text/text';
export { WasSerials, widestSerial } from './text/was-serials';
export { WithWhom, withWhomText } from './text/with-whom';
export { locationText } from './text/location-text';
export { lockSerials, showItemDetails } from './text/item-details';
export { BrandMark } from './text/brand-mark';
export { Button, ButtonLink, type ButtonProps } from './buttons/button';
export { CopyButton } from './buttons/copy-button';
export { copyText } from './buttons/copy-text';
export { IconButton, type IconButtonProps, IconLink } from './buttons/icon-button';
export { Link } from './buttons/link';
export { PageBody } from './page/page-body';
export { PageHeader } from './page/page-header';
export { useFullScreen } from './page/use-full-screen';
export { TOP_BAR_IDS } from './page/use-top-bar';
export { FormCell, FormStrip } from './surfaces/form-strip';
export { GrowingList } from './surfaces/growing-list';
export { Panel } from './surfaces/panel';
export { PlainTable } from './surfaces/plain-table';
export { RecordRow } from './surfaces/record-row';
export { ShowMore } from './surfaces/show-more';
export { ComponentBadges } from './component-counts/component-badges';
export { componentStates } from './component-counts/component-state';
export { CountBadge, NewBadge } from './counts/count-badge';
export { type CheckResult, type CountCheck, CountColumns } from './counts/count-columns';
export { counted, formatCount } from './counts/format-count';
export { HeroNumber } from './counts/hero-number';
export { Tally, type TallyCount, TallyLegend, type TallySegment } from './counts/tally';
export { FAULT_SYMBOL_WORDS, FaultSymbolMark } from './status/fault-symbol';
export { ItemStatusBadge, StatusBadge } from './status/status-badge';
export { type KnownStatus, type StatusLook, statusLook, verificationWord } from './status/status-look';
export type { Tone } from './status/tone';
export { ActionMenu, type MenuAction } from './controls/action-menu';
export { MoreActions } from './controls/more-actions';
export { Checkbox, Switch } from './controls/checkbox';
export { ChoiceRow } from './controls/choice-row';
export { CodeInput } from './controls/code-input';
export { type Density, DensityToggle, useDensity } from './controls/density';
export { type FilterChip, FiltersBar } from './controls/filters-bar';
export { NativeSelect, type SelectOption } from './controls/native-select';
export { SearchInput } from './controls/search-input';
export { SelectionBar } from './controls/selection-bar';
export { type Tab, TabList, TabPanel, Tabs } from './controls/tabs';
export { TextInput } from './controls/text-input';
export { tooLong } from './forms/text-length';
export { ConfirmDialog } from './overlay/confirm-dialog';
export { Dialog } from './overlay/dialog';
export { Drawer } from './overlay/drawer';
export { lateDialog, type LoadFailures, LoadFailuresContext } from './overlay/late-dialog';
export { EventWall } from './overlay/event-wall';
export { Tooltip } from './overlay/tooltip';
export { useBack } from './overlay/use-back';
export { useDiscardQuestion } from './overlay/use-discard-question';
export { useEscape } from './overlay/use-escape';
export { Alert } from './feedback/alert';
export { DraftNotice } from './feedback/draft-notice';
export { EmptyState, RuledSheet } from './feedback/empty-state';
export { ErrorState, UnavailableState } from './feedback/error-state';
export { LiveText } from './feedback/live-text';
export { LoadingRows, Skeleton } from './feedback/skeleton';
export { Splash } from './feedback/splash';
export { dismissToast, isToastShown, toast, type ToastMessage } from './feedback/toast-store';
export { useDelayed } from './feedback/use-delayed';
export { type ChainEvent, LedgerChain } from './ledger/ledger-chain';
export {
  type DateValue,
  formatDate,
  formatDateTime,
  formatLedgerTime,
  formatLongDateTime,
  formatRecentTime,
  formatTime,
  recentTimeWords,
  timeAgo,
} from './dates/dates';
