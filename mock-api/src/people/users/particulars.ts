import { BATTALION_ROLES, type EditUserDto, type Role } from '@hand-receipt/contracts';
import { type Kysely, type Updateable, sql } from 'kysely';
import { type Database, badRequest, conflict, localDay } from '../../kernel';

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

/** @throws ApiError 400 on the field for a service or a command that begins after today. */
export function requireBegun({ serviceStart, commandStart }: EditUserDto, at: Date): void {
  const words = 'The date is in the future.';
  for (const [field, day] of Object.entries({ serviceStart, commandStart })) {
    if (day && day > localDay(at)) throw badRequest(words, { [field]: words });
  }
}

/**
 * Two accounts with one email address are mostly one person, and whom a provider knows by that address is refused.
 *
 * @param of `userId`: whose address it is or is going to be; `namesOwner`: whether the answer says who has it, which an Admin
 *   may know.
 * @throws ApiError 409 on the field for an address that another account has.
 */
export async function requireFreeEmail(
  db: Kysely<Database>,
  email: string,
  { userId, namesOwner }: { userId: string; namesOwner: boolean },
): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select(['rank', 'last_name'])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('id', '!=', userId)
    .orderBy('id')
    .executeTakeFirst();
  if (!owner) return;
  const words = namesOwner
    ? `The account of ${owner.rank} ${owner.last_name} has this email address.`
    : 'Another account has this email address.';
  throw conflict(words, { email: words });
}
