import {
  CheckCheckIcon,
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  CircleXIcon,
  ClockIcon,
  type LucideIcon,
  OctagonXIcon,
  ShieldXIcon,
  type Tone,
} from '@hand-receipt/ui';
import type { ScanState } from './scan-entry';

interface ScanLook {
  label: string;
  tone: Tone;
  Icon: LucideIcon;
}

/** How each outcome of a scan reads: in words, with an icon, and by its colour last. */
export const SCAN_LOOKS: Record<ScanState, ScanLook> = {
  checking: { label: 'Checking', tone: 'neutral', Icon: ClockIcon },
  verified: { label: 'Item Verified', tone: 'success', Icon: CircleCheckIcon },
  'already-verified': { label: 'Already verified', tone: 'info', Icon: CheckCheckIcon },
  'not-mine': { label: 'Not mine', tone: 'warning', Icon: ShieldXIcon },
  'not-on-the-books': { label: 'Not on the books', tone: 'danger', Icon: CircleXIcon },
  'near-miss': { label: 'Near miss', tone: 'warning', Icon: CircleQuestionMarkIcon },
  'former-serial': { label: 'Former serial number', tone: 'warning', Icon: CircleQuestionMarkIcon },
  'mark-mismatch': { label: 'Marks differ', tone: 'danger', Icon: OctagonXIcon },
  'not-eligible': { label: 'Another person must read it', tone: 'danger', Icon: ShieldXIcon },
  late: { label: 'Kept, arrived late', tone: 'warning', Icon: ClockIcon },
  waiting: { label: 'Queued', tone: 'warning', Icon: ClockIcon },
  gone: { label: 'Not queued', tone: 'neutral', Icon: ClockIcon },
  failed: { label: 'Not recorded', tone: 'danger', Icon: OctagonXIcon },
};

/** An outcome after its count, e.g. '3 verified'. */
export const scanWord = (state: ScanState): string =>
  state === 'verified' ? state : SCAN_LOOKS[state].label.toLowerCase();
