import {
  DEFAULT_SETTINGS,
  type DashboardSummaryDto,
  type DirectoryUserDto,
  type ProfileDto,
  type Settings,
  type SettingsDto,
  type UserDto,
} from '@hand-receipt/contracts';

export const halloran: UserDto = {
  id: 'U-0001',
  username: 'halloran',
  email: 'halloran@example.mil',
  name: 'Mara Halloran',
  lastName: 'Halloran',
  rank: 'CPT',
  unit: 'B Co, 4-612 IN',
  position: 'Company Commander',
  role: 'Commander',
  status: 'Active',
  yearsOfService: 8,
  commandTime: '14 months',
  valueManaged: 4_210_000,
  equipmentSummary: { vehicles: 12, weapons: 42, communications: 14, opticalSystems: 36, sensitiveItems: 64 },
  upcomingEvents: [{ title: 'Cyclic inventory', date: '2026-12-01' }],
};

export const admin: UserDto = {
  ...halloran,
  id: 'U-0009',
  username: 'admin',
  name: 'Robin Okafor',
  lastName: 'Okafor',
  rank: 'MSG',
  position: 'Admin',
  role: 'Admin',
};

export const whitaker: UserDto = {
  ...halloran,
  id: 'U-0005',
  username: 'whitaker',
  name: 'Cole Whitaker',
  lastName: 'Whitaker',
  rank: 'SPC',
  position: 'Rifleman',
  role: 'Soldier',
};

export const summary: DashboardSummaryDto = {
  unit: 'B Co, 4-612 IN',
  totalInventory: 148,
  signedDown: 36,
  unassigned: 2,
  pendingTransfers: 4,
  needMyDecision: 3,
  sensitive: {
    total: 64,
    missing: 0,
    lost: 0,
    verifiedToday: 58,
    verified: 58,
    pending: 4,
    overdue: 1,
    notVerified: 0,
    maintenance: 1,
    nextCheck: '2026-11-21T18:00:00.000',
    compliance: 98,
  },
  missingInCount: 0,
  maintenance: { scheduled: 4, inProgress: 3 },
  readiness: { total: 148, ready: 133, maintenance: 7, nonOperational: 5, other: 3 },
  byCategory: [],
  transfersLast7Days: 12,
  dailyChecks: [],
};

/** What an Admin may do to an account of each status. */
const ADMINS_ACTS: Record<DirectoryUserDto['status'], DirectoryUserDto['may']> = {
  Active: ['edit', 'change-role', 'deactivate', 'reset-password', 'end-sessions', 'block-sign-in'],
  Inactive: ['edit', 'change-role', 'activate'],
  Pending: ['edit', 'change-role', 'activate', 'deactivate'],
};

/** The directory as an Admin is given it. */
export const directoryOfAdmin = (): DirectoryUserDto[] =>
  directory.map((person) => ({ ...person, may: ADMINS_ACTS[person.status] }));

export const directory: DirectoryUserDto[] = [
  {
    id: 'U-0001',
    name: 'Mara Halloran',
    rank: 'CPT',
    role: 'Commander',
    status: 'Active',
    signInBlocked: false,
    unit: 'B Co',
    lastLogin: '2026-11-21T06:04:00.000',
    may: [],
  },
  {
    id: 'U-0002',
    name: 'Dale Brandt',
    rank: 'SFC',
    role: 'Supply Sergeant',
    status: 'Active',
    signInBlocked: false,
    unit: 'B Co',
    lastLogin: null,
    may: [],
  },
  {
    id: 'U-0005',
    name: 'Cole Whitaker',
    rank: 'SPC',
    role: 'Soldier',
    status: 'Inactive',
    signInBlocked: false,
    unit: 'B Co',
    lastLogin: null,
    may: [],
  },
  {
    id: 'U-0012',
    name: 'Ira Cole',
    rank: 'PFC',
    role: 'Soldier',
    status: 'Pending',
    signInBlocked: false,
    unit: 'B Co',
    lastLogin: null,
    may: [],
  },
];

export const profile: ProfileDto = {
  user: halloran,
  phone: '555-010-0001',
  verifiedPercent: 91,
  lastInventory: null,
  upcomingEvents: [
    { title: 'Cyclic inventory', date: '2026-12-01', daysAway: 10 },
    { title: 'Calibration: AN/PVS-14 N100200', date: '2026-12-13', daysAway: 22 },
  ],
  metrics: {
    transfersCompleted: 27,
    transfersApprovedPercent: 93,
    accountabilityPercent: 98,
    readinessPercent: 94,
    checksInTimePercent: 87,
    verificationsDone: 311,
    itemsHeld: 4,
    itemsSignedDown: 36,
    valueManaged: 4_210_000,
  },
};

/** Settings as the server answers them, changed section by section from how they begin. */
export const settingsOf = (
  changes: { [S in keyof Settings]?: Partial<Settings[S]> } = {},
  more: Partial<SettingsDto> = {},
): SettingsDto => ({
  version: 1,
  settings: {
    security: { ...DEFAULT_SETTINGS.security, ...changes.security },
    qrCodes: { ...DEFAULT_SETTINGS.qrCodes, ...changes.qrCodes },
    notifications: { ...DEFAULT_SETTINGS.notifications, ...changes.notifications },
    sync: { ...DEFAULT_SETTINGS.sync, ...changes.sync },
  },
  pinSet: false,
  sendsEmail: true,
  counterPin: 'none',
  counterPinFrom: null,
  deviceId: 'DVC-U-0001',
  updatedAt: null,
  ...more,
});
