import type { EditConsumableDto } from '@hand-receipt/contracts';
import { conflict, isUniqueViolation } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { readFacts } from './facts';
import { type LockedConsumable, lockConsumable } from './visible-consumables';

type Facts = ReturnType<typeof readFacts>;

/** The fields of the call by the columns of its table. */
const FIELDS: Record<keyof Facts, keyof EditConsumableDto> = {
  name: 'name',
  nsn: 'nsn',
  category: 'category',
  unit: 'unit',
  minimum_quantity: 'minimumQuantity',
  location: 'location',
  notes: 'notes',
  expiration_date: 'expirationDate',
};

/** The columns in which what was sent differs from what is on record. */
const differing = (consumable: LockedConsumable, facts: Facts) =>
  (Object.keys(facts) as (keyof Facts)[]).filter((column) => facts[column] !== consumable[column]);

/** @throws ApiError 409 with what is on record now, for each field that differs from what was sent. */
function requireSameVersion(consumable: LockedConsumable, facts: Facts, seen: number | undefined): void {
  if (seen === undefined || consumable.version === seen) return;
  const present = differing(consumable, facts).map((column) => [
    FIELDS[column],
    `On record now: ${consumable[column] ?? 'nothing'}`,
  ]);
  throw conflict('Somebody changed this while you were typing.', Object.fromEntries(present));
}

/**
 * Corrects what is recorded of a consumable; its quantity changes by restock and issue only.
 *
 * @throws ApiError 404 for one of another company, 403 by role, 400 as `readFacts`, 409 where it has changed since the
 *   person saw it, and where another one has that name and unit.
 */
export async function editConsumable(
  work: UnitOfWork,
  id: string,
  { version: seen, ...typed }: EditConsumableDto,
): Promise<void> {
  const consumable = await lockConsumable(work, id);
  const facts = readFacts(typed);
  requireSameVersion(consumable, facts, seen);
  if (differing(consumable, facts).length === 0) return;
  try {
    await work.trx
      .updateTable('consumable')
      .set({ ...facts, version: consumable.version + 1 })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error, 'consumable_name_unique')) throw error;
    throw conflict('Another consumable of your unit has this name and unit of issue.');
  }
  work.addAudience({ companiesOf: [consumable.unit_id] });
}
