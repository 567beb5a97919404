import type { UserDto } from '@hand-receipt/contracts';

/** The default signed-in user of tests. */
export const commander: UserDto = {
  id: 'U-0001',
  username: 'halloran',
  email: 'halloran@example.mil',
  name: 'CPT Halloran',
  lastName: 'Halloran',
  rank: 'CPT',
  unit: 'B Co, 4-612 IN',
  position: 'Company Commander',
  role: 'Commander',
  status: 'Active',
  yearsOfService: 8,
  commandTime: null,
  valueManaged: 0,
  equipmentSummary: { vehicles: 0, weapons: 0, communications: 0, opticalSystems: 0, sensitiveItems: 0 },
  upcomingEvents: [],
};
