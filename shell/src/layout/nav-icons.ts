import type { NavIcon } from '@hand-receipt/contracts';
import {
  ArrowLeftRightIcon,
  BookOpenTextIcon,
  ClipboardListIcon,
  CircleQuestionMarkIcon,
  CrosshairIcon,
  FilePenLineIcon,
  InboxIcon,
  LayoutGridIcon,
  Link2Icon,
  type LucideIcon,
  PackageIcon,
  ScanLineIcon,
  ScrollTextIcon,
  UserRoundCheckIcon,
  UsersIcon,
  WrenchIcon,
} from '@hand-receipt/ui';

/** What a remote may ask for by name in its `remote.json`. */
const NAV_ICONS: Record<NavIcon, LucideIcon> = {
  'book-open-text': BookOpenTextIcon,
  crosshair: CrosshairIcon,
  'arrow-left-right': ArrowLeftRightIcon,
  wrench: WrenchIcon,
  inbox: InboxIcon,
  'scroll-text': ScrollTextIcon,
  link: Link2Icon,
  'file-pen-line': FilePenLineIcon,
  users: UsersIcon,
  'user-round-check': UserRoundCheckIcon,
  'layout-grid': LayoutGridIcon,
  'clipboard-list': ClipboardListIcon,
  'scan-line': ScanLineIcon,
  'circle-question-mark': CircleQuestionMarkIcon,
};

/** The icon of an entry; a default for one that names none, or one of another version of the shell. */
export const navIcon = (name: NavIcon | undefined): LucideIcon => (name && NAV_ICONS[name]) ?? PackageIcon;
