import { CircleAlertIcon, CircleCheckIcon, InfoIcon, type LucideIcon, TriangleAlertIcon } from 'lucide-react';
import type { Tone } from '../status/tone';

export const TONE_ICONS: Record<Tone, LucideIcon> = {
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  info: InfoIcon,
  neutral: InfoIcon,
};
