import { companyUnits } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';

/** Whether an item or its holder is of the company of the actor. The code of any other item that they may not see is unknown to them. */
export async function isOfTheirCompany({ trx, actor }: UnitOfWork, itemId: string): Promise<boolean> {
  if (actor.unitId === null) return false;
  const company = companyUnits(actor.unitId);
  const found = await trx
    .selectFrom('property')
    .leftJoin('users as holder', 'holder.id', 'property.assigned_to_user_id')
    .select('property.id')
    .where('property.id', '=', itemId)
    .where((row) => row.or([row('property.unit_id', 'in', company), row('holder.unit_id', 'in', company)]))
    .executeTakeFirst();
  return found !== undefined;
}
