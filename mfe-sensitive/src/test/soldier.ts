import type { UserDto } from '@hand-receipt/contracts';
import { commander } from '@hand-receipt/standalone/testing';

/** Somebody who answers for nothing but what he holds. */
export const soldier: UserDto = {
  ...commander,
  id: 'U-0005',
  rank: 'SPC',
  name: 'SPC Whitaker',
  lastName: 'Whitaker',
  role: 'Soldier',
};
