import type {
  ComponentStatus,
  MaintenanceStatus,
  PaperAnswer,
  PropertyStatus,
  TransferStatus,
  UserStatus,
  VerificationStatus,
} from '@hand-receipt/contracts';
import {
  ArrowLeftRightIcon,
  CalendarClockIcon,
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleQuestionMarkIcon,
  CircleXIcon,
  ClockIcon,
  type LucideIcon,
  OctagonXIcon,
  PackageXIcon,
  TriangleAlertIcon,
  WrenchIcon,
  XIcon,
} from 'lucide-react';
import type { Tone } from './tone';

/** Every word of status that the contracts know. */
export type KnownStatus =
  | PropertyStatus
  | TransferStatus
  | ComponentStatus
  | Exclude<VerificationStatus, 'missing'>
  | 'missing-in-count'
  | MaintenanceStatus
  | UserStatus
  | Exclude<PaperAnswer, 'NOT OURS'>;

export interface StatusLook {
  icon: LucideIcon;
  tone: Tone;
  label: string;
}

const look = (icon: LucideIcon, tone: Tone, label: string): StatusLook => ({ icon, tone, label });

const LOOKS: Record<Lowercase<KnownStatus>, StatusLook> = {
  operational: look(CircleCheckIcon, 'success', 'Operational'),
  'deadline - maintenance': look(WrenchIcon, 'warning', 'Deadline - Maintenance'),
  'in repair': look(WrenchIcon, 'warning', 'In Repair'),
  'deadline - supply': look(PackageXIcon, 'warning', 'Deadline - Supply'),
  'non-operational': look(OctagonXIcon, 'danger', 'Non-Operational'),
  lost: look(CircleQuestionMarkIcon, 'danger', 'Lost'),
  damaged: look(TriangleAlertIcon, 'warning', 'Damaged'),
  present: look(CheckIcon, 'success', 'Present'),
  current: look(CircleCheckIcon, 'success', 'CURRENT'),
  superseded: look(TriangleAlertIcon, 'warning', 'SUPERSEDED'),
  missing: look(CircleXIcon, 'danger', 'Missing'),
  'missing-in-count': look(CircleXIcon, 'danger', 'Missing in count'),
  pending: look(ClockIcon, 'warning', 'Pending'),
  approved: look(CheckIcon, 'success', 'Approved'),
  rejected: look(XIcon, 'danger', 'Rejected'),
  active: look(CircleCheckIcon, 'success', 'Active'),
  inactive: look(CircleDashedIcon, 'neutral', 'Inactive'),
  transferred: look(ArrowLeftRightIcon, 'info', 'Transferred'),
  verified: look(CircleCheckIcon, 'success', 'Verified'),
  overdue: look(CircleAlertIcon, 'danger', 'Overdue'),
  'not-verified': look(CircleDashedIcon, 'neutral', 'Not verified'),
  maintenance: look(WrenchIcon, 'info', 'Maintenance'),
  scheduled: look(CalendarClockIcon, 'neutral', 'Scheduled'),
  'in-progress': look(WrenchIcon, 'info', 'In progress'),
  'awaiting-parts': look(PackageXIcon, 'warning', 'Awaiting parts'),
  'bn-level': look(WrenchIcon, 'info', 'BN level'),
  completed: look(CircleCheckIcon, 'success', 'Completed'),
  cancelled: look(XIcon, 'neutral', 'Cancelled'),
};

const isKnown = (word: string): word is keyof typeof LOOKS => Object.hasOwn(LOOKS, word);

/** Icon, tone and label of a status, read without regard to case. An unknown word is shown as it is, neutral. */
export function statusLook(status: string): StatusLook {
  const word = status.trim().toLowerCase();
  return isKnown(word) ? LOOKS[word] : look(CircleDashedIcon, 'neutral', status);
}

/** The word of a verification as `StatusBadge` takes it: what a count did not see, not a component that is missing. */
export const verificationWord = (
  status: VerificationStatus,
): Exclude<VerificationStatus, 'missing'> | 'missing-in-count' =>
  status === 'missing' ? 'missing-in-count' : status;
