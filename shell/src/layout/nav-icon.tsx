import type { IconName, NavIcon } from '@hand-receipt/contracts';
import {
  ArrowLeftRightIcon,
  BookOpenTextIcon,
  ClipboardListIcon,
  CircleQuestionMarkIcon,
  CrosshairIcon,
  FileExclamationPointIcon,
  FilePenLineIcon,
  InboxIcon,
  LayoutGridIcon,
  Link2Icon,
  type LucideIcon,
  PackageIcon,
  PackageXIcon,
  RadioTowerIcon,
  ScanLineIcon,
  ScrollTextIcon,
  SignatureIcon,
  UserRoundCheckIcon,
  UsersIcon,
  WrenchIcon,
} from '@hand-receipt/ui';
import { OwnIcon } from './own-icon';

/** Before the path of an icon that a remote brings itself. */
const DATA = 'data:';

/** What a remote may ask for by name in its `remote.json`. */
const NAV_ICONS: Record<IconName, LucideIcon> = {
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
  'radio-tower': RadioTowerIcon,
  'file-exclamation-point': FileExclamationPointIcon,
  'package-x': PackageXIcon,
  signature: SignatureIcon,
  'circle-question-mark': CircleQuestionMarkIcon,
};

const isName = (icon: NavIcon | undefined): icon is IconName =>
  icon !== undefined && Object.hasOwn(NAV_ICONS, icon);

/** The icon of an entry; a default for one that names none, or one of another version of the shell. */
export function EntryIcon({ icon, size }: { icon: NavIcon | undefined; size: number }) {
  if (typeof icon === 'string' && icon.startsWith(DATA))
    return <OwnIcon path={icon.slice(DATA.length)} size={size} />;
  const Icon = isName(icon) ? NAV_ICONS[icon] : PackageIcon;
  return <Icon size={size} />;
}
