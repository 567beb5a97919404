import {
  ActivityIcon,
  ArrowLeftRightIcon,
  CheckIcon,
  CircleCheckIcon,
  CircleXIcon,
  FilePenLineIcon,
  FileTextIcon,
  LogInIcon,
  LogOutIcon,
  PackageIcon,
  SendIcon,
  ShieldCheckIcon,
  UsersIcon,
  type Tone,
  WrenchIcon,
  XIcon,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';

interface EventLook {
  icon: ReactNode;
  tone?: Tone;
}

const SIZE = 14;

const LOOKS: Record<string, EventLook> = {
  'ITEM CREATED': { icon: <PackageIcon size={SIZE} /> },
  'TRANSFER REQUESTED': { icon: <SendIcon size={SIZE} /> },
  'TRANSFER APPROVED': { icon: <CheckIcon size={SIZE} />, tone: 'success' },
  'TRANSFER REJECTED': { icon: <XIcon size={SIZE} />, tone: 'danger' },
  'TRANSFER CANCELLED': { icon: <XIcon size={SIZE} /> },
  'RECALL REQUESTED': { icon: <ArrowLeftRightIcon size={SIZE} /> },
  'RECALL ANSWERED': { icon: <ArrowLeftRightIcon size={SIZE} /> },
  'SIGN-OVER AGREED': { icon: <ArrowLeftRightIcon size={SIZE} />, tone: 'success' },
  'SUPERIOR REPLACED': { icon: <ArrowLeftRightIcon size={SIZE} /> },
  'LINK REPLACED': { icon: <UsersIcon size={SIZE} /> },
  POSSESSION: { icon: <ArrowLeftRightIcon size={SIZE} /> },
  'TEMPORARY RECEIPT': { icon: <FilePenLineIcon size={SIZE} /> },
  'HAND-OVER': { icon: <FileTextIcon size={SIZE} /> },
  AUTHORIZATION: { icon: <UsersIcon size={SIZE} /> },
  SUCCESSION: { icon: <UsersIcon size={SIZE} /> },
  PAPER: { icon: <FileTextIcon size={SIZE} /> },
  VERIFICATION: { icon: <ShieldCheckIcon size={SIZE} />, tone: 'success' },
  'NOT SEEN': { icon: <CircleXIcon size={SIZE} />, tone: 'danger' },
  FOUND: { icon: <CircleCheckIcon size={SIZE} />, tone: 'success' },
  MAINTENANCE: { icon: <WrenchIcon size={SIZE} /> },
  'DOCUMENT SENT': { icon: <SendIcon size={SIZE} /> },
  CORRECTION: { icon: <FilePenLineIcon size={SIZE} />, tone: 'warning' },
  'CHECK IN': { icon: <LogInIcon size={SIZE} /> },
  'CHECK OUT': { icon: <LogOutIcon size={SIZE} /> },
};

/** Icon and tone of an event by its type. */
export const eventLook = (eventType: string): EventLook =>
  LOOKS[eventType] ?? { icon: <ActivityIcon size={SIZE} /> };
