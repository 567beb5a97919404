import type { Rank, ServedPersonDto, UserDto } from '@hand-receipt/contracts';

const person = (id: string, rank: Rank, lastName: string, position: string | null): ServedPersonDto => ({
  id,
  rank,
  lastName,
  firstName: 'Cole',
  sharesName: false,
  name: `${rank} ${lastName}`,
  unit: '2nd Platoon',
  position,
});

export const halloran = person('U-1', 'CPT', 'Halloran', 'Company Commander');
export const whitaker = person('U-2', 'SPC', 'Whitaker', null);
export const brandt = person('U-3', 'SFC', 'Brandt', 'Supply Sergeant');

/** CPT Halloran as the session knows them. */
export const signedIn: UserDto = {
  ...halloran,
  username: 'halloran',
  email: 'halloran@example.mil',
  position: 'Company Commander',
  role: 'Commander',
  status: 'Active',
  yearsOfService: 9,
  commandTime: null,
  valueManaged: 0,
  equipmentSummary: { vehicles: 0, weapons: 0, communications: 0, opticalSystems: 0, sensitiveItems: 0 },
  upcomingEvents: [],
};
