import { BATTALION_ROLES, type EditUserDto, type Role } from '@hand-receipt/contracts';
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

/** @throws ApiError 400 for a unit that there is not, and for an S4 or PBO of a unit that is no battalion. */
export async function requireUnit(db: Kysely<Database>, unitId: string, role: Role): Promise<void> {
  const unit = await db.selectFrom('units').select('kind').where('id', '=', unitId).executeTakeFirst();
  if (!unit) throw badRequest('There is no such unit.', { unitId: 'There is no such unit.' });
  if (!BATTALION_ROLES.includes(role) || unit.kind === 'battalion') return;
  const words = `The ${role} is of a battalion. Choose one.`;
  throw badRequest(words, { unitId: words });
}

/** @throws ApiError 400 for an S4 or PBO who is not of a battalion. */
export async function requireUnitOfRole(
  db: Kysely<Database>,
  unitId: string | null,
  role: Role,
): Promise<void> {
  if (!BATTALION_ROLES.includes(role)) return;
  const unit = await db.selectFrom('units').select('kind').where('id', '=', unitId).executeTakeFirst();
  if (unit?.kind === 'battalion') return;
  const words = `Only a person of a battalion is its ${role}.`;
  throw badRequest(words, { role: words });
}
