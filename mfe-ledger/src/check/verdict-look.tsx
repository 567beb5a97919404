import { CircleAlertIcon, ShieldAlertIcon, ShieldCheckIcon, ShieldIcon } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import type { LedgerCheck } from './ledger-check';

interface VerdictLook {
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
