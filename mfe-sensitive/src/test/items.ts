import type {
  DashboardSummaryDto,
  PersonDto,
  SensitiveItemDto,
  SensitiveSummaryDto,
} from '@hand-receipt/contracts';

/** The signed-in person, as others see them. */
export const me: PersonDto = {
  id: 'U-0001',
  rank: 'CPT',
  name: 'CPT Halloran',
  lastName: 'Halloran',
  unit: 'B Co, 4-612 IN',
  position: null,
};
export const navarro: PersonDto = {
  ...me,
  id: 'U-0017',
  rank: 'SGT',
  name: 'SGT Navarro',
  lastName: 'Navarro',
};

/** A sensitive item as the wire has it, assigned to me. */
export const sensitiveItem = (given: Partial<SensitiveItemDto> = {}): SensitiveItemDto => ({
  id: 'P-0001',
  name: 'M4A1 Carbine',
  category: 'weapon',
  serialNumber: 'W123456',
  assignedDate: '2026-03-14T10:00:00',
  status: 'pending',
  lastVerified: '2026-11-20T18:01:00',
  nextVerification: '2026-11-21T18:00:00',
  securityLevel: 'top-secret',
  location: 'Arms room, rack 4',
  assignedTo: me,
  notes: 'Barrel replaced',
  lastChecks: [
    { due: '2026-11-20T18:00:00', result: 'done', at: '2026-11-20T18:01:00', by: 'SGT Navarro' },
    { due: '2026-11-21T06:00:00', result: 'open', at: null, by: null },
  ],
  ...given,
});

export const sensitiveSummary = (given: Partial<SensitiveSummaryDto> = {}): SensitiveSummaryDto => ({
  total: 64,
  verifiedToday: 58,
  verified: 58,
  pending: 4,
  overdue: 1,
  notVerified: 0,
  missing: 0,
  lost: 0,
  maintenance: 1,
  nextCheck: '2026-11-21T18:00:00',
  compliance: 98,
  ...given,
});

export const dashboardSummary = (given: Partial<DashboardSummaryDto> = {}): DashboardSummaryDto => ({
  unit: 'B Co, 4-612 IN',
  totalInventory: 148,
  signedDown: 36,
  unassigned: 2,
  missingInCount: 0,
  pendingTransfers: 4,
  needMyDecision: 3,
  sensitive: sensitiveSummary(),
  maintenance: { scheduled: 4, inProgress: 3 },
  readiness: { total: 148, ready: 133, maintenance: 7, nonOperational: 5, other: 3 },
  byCategory: [],
  transfersLast7Days: 59,
  dailyChecks: [
    { label: 'Morning 0600', due: '2026-11-21T06:00:00', status: 'Completed' },
    { label: 'Evening 1800', due: '2026-11-21T18:00:00', status: 'Pending' },
    { label: 'Tomorrow Morning 0600', due: '2026-11-22T06:00:00', status: 'Scheduled' },
  ],
  ...given,
});
