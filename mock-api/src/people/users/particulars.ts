import type { EditUserDto } from '@hand-receipt/contracts';
import type { Kysely, Updateable } from 'kysely';
import { type Database, badRequest } from '../../kernel';

/** The columns of what an Admin wrote about a person; what they left out is left out. */
export function particularsOf(form: EditUserDto): Updateable<Database['users']> {
  const columns: Updateable<Database['users']> = {
    first_name: form.firstName,
    last_name: form.lastName,
    rank: form.rank,
    email: form.email,
    unit_id: form.unitId,
    position: form.position,
    phone: form.phone,
    service_start: form.serviceStart,
    command_start: form.commandStart,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** @throws ApiError 400 for a unit that there is not. */
export async function requireUnit(db: Kysely<Database>, unitId: string): Promise<void> {
  const unit = await db.selectFrom('units').select('id').where('id', '=', unitId).executeTakeFirst();
  if (!unit) throw badRequest('There is no such unit.', { unitId: 'There is no such unit.' });
}
