import type {
  CheckScheduleDto,
  ScanAnswerDto,
  SensitiveCategoryDto,
  SensitiveInventoryDto,
} from '@hand-receipt/contracts';
import { me, navarro } from './items';

/** What the API says to a scan. */
export const scanAnswer = (given: Partial<ScanAnswerDto> = {}): ScanAnswerDto => ({
  result: 'verified',
  message: 'M4A1 Carbine W123456 verified.',
  item: { id: 'P-0001', name: 'M4A1 Carbine', serialNumber: 'W123456' },
  nearMisses: [],
  newUii: null,
  verifiedAt: '2026-11-21T06:04:18',
  verifiedBy: 'CPT Halloran',
  progress: null,
  ...given,
});

export const inventory = (given: Partial<SensitiveInventoryDto> = {}): SensitiveInventoryDto => ({
  id: 'INV-1',
  title: 'Arms room, evening',
  status: 'open',
  unit: null,
  category: 'weapon',
  holder: null,
  counters: [me, navarro],
  openedBy: me,
  openedAt: '2026-11-21T17:40:00',
  closedBy: null,
  closedAt: null,
  notes: null,
  progress: { expected: 14, counted: 2, missing: 12, extra: 0 },
  mayCount: true,
  becameSensitive: 0,
  mayClose: true,
  ...given,
});

export const categories: SensitiveCategoryDto[] = [
  { id: 'weapon', name: 'Weapons', count: 40, verificationFrequency: 'Daily/Weekly', riskLevel: 'high', icon: 'weapon' },
  { id: 'crypto', name: 'Crypto', count: 3, verificationFrequency: 'Daily/Weekly', riskLevel: 'critical', icon: 'key' },
]; // prettier-ignore

export const schedule = (given: Partial<CheckScheduleDto> = {}): CheckScheduleDto => ({
  category: 'weapon',
  frequency: 'daily',
  dueTimes: ['0600', '1800'],
  weekday: null,
  monthDay: null,
  graceMinutes: 120,
  citation: null,
  version: 3,
  changedAt: null,
  changedBy: null,
  ...given,
});
