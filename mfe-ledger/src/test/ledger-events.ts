import type { LedgerEventDto, VerificationDto, WitnessesDto } from '@hand-receipt/contracts';

/** An event as the wire has it. */
export const ledgerEvent = (seq: number, given: Partial<LedgerEventDto> = {}): LedgerEventDto => ({
  seq,
  timestamp: '2026-11-21T06:04:18.000Z',
  eventType: 'VERIFICATION',
  eventId: `evt_${seq}`,
  userId: 'U-0017',
  userName: 'SGT Navarro',
  itemId: 'P-0001',
  details: { result: 'verified', serialNumber: 'W123456' },
  leafHash: 'ab'.repeat(32),
  sealed: true,
  ...given,
});

/** `count` events, newest first. */
export const ledgerEvents = (count: number): LedgerEventDto[] =>
  Array.from({ length: count }, (_, index) => ledgerEvent(count - 1 - index));

/** The server's verdict on the ledger. */
export const verdict = (given: Partial<VerificationDto> = {}): VerificationDto => ({
  is_verified: true,
  size: 4812,
  root: '8f21c0a97b'.repeat(6) + 'e4d3',
  verified_through: 4811,
  last_full_pass: '2026-11-21T06:00:00.000Z',
  checked_at: '2026-11-21T06:12:00.000Z',
  findings: [],
  ...given,
});

/** Two witnesses that agree on so many events, and what is different of the first. */
export const witnesses = (
  change: Partial<WitnessesDto['witnesses'][number]> = {},
  size = 8,
  at: string | null = new Date().toISOString(),
): WitnessesDto => ({
  quorum: 'staff',
  required: 2,
  agreedAt: at,
  onThisMachine: false,
  witnesses: [
    { name: 'S4', size, at, state: 'current', sinceStart: true, problem: null, ...change },
    { name: 'IG', size, at, state: 'current', sinceStart: true, problem: null },
  ],
  fabric: null,
});
