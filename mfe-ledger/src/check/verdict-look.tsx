import {
  CircleAlertIcon,
  ShieldAlertIcon,
  ShieldCheckIcon,
  ShieldIcon,
  TriangleAlertIcon,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import type { DeviceCheck } from './device-check';

/** How a verdict looks. */
export interface VerdictLook {
  icon: ReactNode;
  edge: string;
  ground: string;
  text: string;
  shield: { bg: string; color: string; borderColor: string };
}

const icon = { size: 28, strokeWidth: 1.75 } as const;

const NEUTRAL: VerdictLook = {
  icon: <ShieldIcon {...icon} />,
  edge: 'border',
  ground: 'bg.panel',
  text: 'fg',
  shield: { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border' },
};

const WARNING: VerdictLook = {
  icon: <TriangleAlertIcon {...icon} />,
  edge: 'warning.fg',
  ground: 'bg.panel',
  text: 'fg',
  shield: { bg: 'warning.subtle', color: 'warning.fg', borderColor: 'warning.border' },
};

/** What a card shows: `loading` while a check is under way that may still change it. */
export type VerdictState = 'idle' | 'loading' | 'verified' | 'warning' | 'failed' | 'error';

/** The colours of each state: success keeps a white ground, failure fills it. */
export const VERDICT_LOOKS: Record<VerdictState, VerdictLook> = {
  idle: NEUTRAL,
  loading: NEUTRAL,
  verified: {
    icon: <ShieldCheckIcon {...icon} />,
    edge: 'success.fg',
    ground: 'bg.panel',
    text: 'fg',
    shield: { bg: 'success.subtle', color: 'success.fg', borderColor: 'success.border' },
  },
  warning: WARNING,
  failed: {
    icon: <ShieldAlertIcon {...icon} />,
    edge: 'danger.fg',
    ground: 'danger.subtle',
    text: 'danger.fg',
    shield: { bg: 'danger.solid', color: 'danger.contrast', borderColor: 'danger.solid' },
  },
  error: { ...NEUTRAL, icon: <CircleAlertIcon {...icon} />, edge: 'danger.fg', text: 'danger.fg' },
};

/** Of this browser's card. The first sight of a ledger proves nothing of its past, and a cookie little. */
export const DEVICE_LOOKS: Record<DeviceCheck['state'], VerdictLook> = {
  ...VERDICT_LOOKS,
  firstSight: WARNING,
  forgotten: WARNING,
};
