import type { NotificationType } from '@hand-receipt/contracts';
import {
  ArrowLeftRightIcon,
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  type LucideIcon,
  type Tone,
  TriangleAlertIcon,
  XIcon,
} from '@hand-receipt/ui';

interface NotificationLook {
  Icon: LucideIcon;
  tone: Tone;
}

const LOOKS: Record<NotificationType, NotificationLook> = {
  'transfer-request': { Icon: ArrowLeftRightIcon, tone: 'info' },
  'transfer-approved': { Icon: CheckIcon, tone: 'success' },
  'transfer-rejected': { Icon: XIcon, tone: 'danger' },
  info: { Icon: InfoIcon, tone: 'info' },
  success: { Icon: CircleCheckIcon, tone: 'success' },
  warning: { Icon: TriangleAlertIcon, tone: 'warning' },
  critical: { Icon: CircleAlertIcon, tone: 'danger' },
  'system-alert': { Icon: CircleAlertIcon, tone: 'danger' },
};

/** Icon and colour of a kind of notification; a kind that this release does not know looks like information. */
export const notificationLook = (type: string): NotificationLook =>
  LOOKS[type as NotificationType] ?? LOOKS.info;
