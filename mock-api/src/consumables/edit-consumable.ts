import type { EditConsumableDto } from '@hand-receipt/contracts';
import { conflict, isUniqueViolation } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { readFacts } from './facts';
import { lockConsumable } from './visible-consumables';

/**
 * Corrects what is recorded of a consumable; its quantity changes by restock and issue only.
 *
 * @throws ApiError 404 for one of another company, 403 by role, 400 as `readFacts`, 409 where another one
 *   has that name and unit.
 */
export async function editConsumable(work: UnitOfWork, id: string, typed: EditConsumableDto): Promise<void> {
  const { unit_id: unitId } = await lockConsumable(work, id);
  const facts = readFacts(typed);
  if (Object.keys(facts).length === 0) return;
  try {
    await work.trx.updateTable('consumable').set(facts).where('id', '=', id).execute();
  } catch (error) {
    if (!isUniqueViolation(error, 'consumable_name_unique')) throw error;
    throw conflict('Another consumable of your unit has this name and unit of issue.');
  }
  work.addAudience({ companiesOf: [unitId] });
}
