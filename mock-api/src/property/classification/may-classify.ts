import type { Role } from '@hand-receipt/contracts';
import { forbidden } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { keepsBookOf } from '../custody/item';

const CLASSIFIES: readonly Role[] = ['Supply Sergeant', 'Commander'];

export const classifies = ({ role }: { role: Role }): boolean => CLASSIFIES.includes(role);

/** @throws ApiError 403 unless the actor is a Supply Sergeant or Commander who keeps the item's book. */
export async function requireMayClassify(work: UnitOfWork, itemId: string): Promise<void> {
  if (classifies(work.actor) && (await keepsBookOf(work, itemId))) return;
  throw forbidden('Only a Supply Sergeant or a Commander of the unit classifies this item.');
}
