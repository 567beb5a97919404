import type { ConnectionDto, PersonDto } from '@hand-receipt/contracts';

const person = (id: string, rank: PersonDto['rank'], lastName: string, unit: string): PersonDto => ({
  id,
  rank,
  name: `${rank} ${lastName}`,
  lastName,
  unit,
  position: null,
});

export const brandt = person('U-0002', 'SFC', 'Brandt', 'HQ Platoon');
export const petrov = person('U-0003', 'SSG', 'Petrov', '1st Platoon');
export const navarro = person('U-0004', 'SGT', 'Navarro', '2nd Squad');
export const voss = person('U-0005', 'SGT', 'Voss', '3rd Squad');

/** A connection as the wire has it: accepted, and asked for by the other one. */
export const connectionWith = (
  connectedUser: PersonDto,
  given: Partial<ConnectionDto> = {},
): ConnectionDto => ({
  id: `C-${connectedUser.id}`,
  connectionStatus: 'accepted',
  connectedUser,
  direction: 'incoming',
  ...given,
});
