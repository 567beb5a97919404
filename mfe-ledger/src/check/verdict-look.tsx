import { CircleAlertIcon, ShieldAlertIcon, ShieldCheckIcon, ShieldIcon } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import type { DeviceCheck } from './device-check';
import type { LedgerCheck } from './ledger-check';

/** How a verdict looks, and its one sentence. */
export interface VerdictLook {
  sentence: string;
  icon: ReactNode;
  edge: string;
  ground: string;
  text: string;
  shield: { bg: string; color: string; borderColor: string };
}

const icon = { size: 28, strokeWidth: 1.75 } as const;

const NEUTRAL: VerdictLook = {
  sentence: 'Ledger not checked yet.',
  icon: <ShieldIcon {...icon} />,
  edge: 'border',
  ground: 'bg.panel',
  text: 'fg',
  shield: { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border' },
};

/** The sentence of each state, and its colours: success keeps a white ground, failure fills it. */
export const VERDICT_LOOKS: Record<LedgerCheck['state'], VerdictLook> = {
  idle: NEUTRAL,
  loading: { ...NEUTRAL, sentence: 'Checking ledger database integrity...' },
  verified: {
    sentence: 'Ledger database integrity verified successfully.',
    icon: <ShieldCheckIcon {...icon} />,
    edge: 'success.fg',
    ground: 'bg.panel',
    text: 'fg',
    shield: { bg: 'success.subtle', color: 'success.fg', borderColor: 'success.border' },
  },
  failed: {
    sentence: 'Ledger database integrity verification failed. Potential tampering detected.',
    icon: <ShieldAlertIcon {...icon} />,
    edge: 'danger.fg',
    ground: 'danger.subtle',
    text: 'danger.fg',
    shield: { bg: 'danger.solid', color: 'danger.contrast', borderColor: 'danger.solid' },
  },
  error: {
    ...NEUTRAL,
    sentence: 'Error',
    icon: <CircleAlertIcon {...icon} />,
    edge: 'danger.fg',
    text: 'danger.fg',
  },
};

/** As of the server's, but for the words of what only a device can say. The first sight of a ledger proves nothing of its past. */
export const DEVICE_LOOKS: Record<DeviceCheck['state'], VerdictLook> = {
  idle: { ...NEUTRAL, sentence: 'Not checked in this browser yet.' },
  loading: { ...NEUTRAL, sentence: 'This browser is checking the ledger...' },
  verified: {
    ...VERDICT_LOOKS.verified,
    sentence: 'This browser checked for itself: nothing that it remembers was changed.',
  },
  firstSight: {
    ...NEUTRAL,
    sentence: 'This browser sees the ledger for the first time, and will remember it from now on.',
  },
  failed: VERDICT_LOOKS.failed,
  error: { ...VERDICT_LOOKS.error, sentence: 'This browser could not check the ledger.' },
};
