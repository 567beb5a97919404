import type { UserDto } from '@hand-receipt/contracts';
import { commander } from '@hand-receipt/standalone/testing';

/** A person who is responsible only for what they hold. */
export const soldier: UserDto = {
  ...commander,
  id: 'U-0005',
  rank: 'SPC',
  name: 'SPC Whitaker',
  lastName: 'Whitaker',
  role: 'Soldier',
};
