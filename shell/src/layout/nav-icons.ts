import type { NavIcon } from '@hand-receipt/contracts';
import {
  ArrowLeftRightIcon,
  BookOpenTextIcon,
  CrosshairIcon,
  FilePenLineIcon,
  InboxIcon,
  LayoutGridIcon,
  Link2Icon,
  type LucideIcon,
  ScrollTextIcon,
  UsersIcon,
  WrenchIcon,
} from '@hand-receipt/ui';

/** What a remote may ask for by name in its `remote.json`. */
export const NAV_ICONS: Record<NavIcon, LucideIcon> = {
  'book-open-text': BookOpenTextIcon,
  crosshair: CrosshairIcon,
  'arrow-left-right': ArrowLeftRightIcon,
  wrench: WrenchIcon,
  inbox: InboxIcon,
  'scroll-text': ScrollTextIcon,
  link: Link2Icon,
  'file-pen-line': FilePenLineIcon,
  users: UsersIcon,
  'layout-grid': LayoutGridIcon,
};
