import type { RegisterDto } from '@hand-receipt/contracts/routes';
import type { Kysely } from 'kysely';
import { type Database, badRequest, conflict, isUniqueViolation } from '../../kernel';
import { recordAccountEvent } from '../users/record-account';
import type { PublicUnitOfWork } from '../../unit-of-work';
import { activatorsOf } from '../users/activators';
import { requireFreeEmail } from '../users/particulars';
import { hashPassword } from './password';
import { assertPasswordAllowed } from './password-policy';
import { recordAttempt, networkOf } from './throttle';

/** A unit's name as people write it: 'b co 4-612 in' is 'B Co, 4-612 IN'. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The unit of a name; null where several have it: an Admin then places the person.
 *
 * @throws ApiError 400 for a name that no unit has.
 */
async function findUnit(db: Kysely<Database>, name: string): Promise<string | null> {
  const units = await db.selectFrom('units').select(['id', 'name']).execute();
  const [unit, ...others] = units.filter((known) => plain(known.name) === plain(name));
  if (unit) return others.length === 0 ? unit.id : null;
  const unknown = `No unit is named ${name}. Choose one of the units that exist.`;
  throw badRequest(unknown, { unit: unknown });
}

/** @throws ApiError 409 for a user name that is taken, else the error itself. */
export function refuseTakenName(error: unknown): never {
  const taken = 'Username is already taken';
  if (isUniqueViolation(error, 'users_username_key')) throw conflict(taken, { username: taken });
  throw error;
}

/** Tells those who may let a person in that they wait. */
async function tellActivators(
  work: PublicUnitOfWork,
  person: { id: string; unitId: string | null },
  form: RegisterDto,
): Promise<void> {
  const userIds = await activatorsOf(work.trx, person.unitId);
  if (userIds.length === 0) return;
  const who = `${form.rank} ${form.first_name} ${form.last_name}`;
  const notification = {
    type: 'info',
    title: 'Account to activate',
    message: `${who} asks for an account in ${form.unit}.`,
    action: {
      label: 'Review',
      path: `/user-management?act=activate&person=${person.id}`,
    },
  } as const;
  await work.notify(userIds, notification);
}

/** Where and how an account is asked for. */
interface Registration {
  /** IP address of the client. */
  address: string;
  at: Date;
  /** The demo company takes anybody at once. */
  demo: boolean;
}

/** What is found out before an account is made. */
interface CheckedForm {
  /** Null where several units have the name. */
  unitId: string | null;
  passwordHash: string;
}

/**
 * Checks what a person registers with, and counts it whether it is good or not.
 *
 * @throws ApiError 400 for a weak password or an unknown unit, 429 after too many from one address.
 */
export async function checkRegistration(
  db: Kysely<Database>,
  form: RegisterDto,
  { address, at, demo }: Registration,
): Promise<CheckedForm> {
  await recordAttempt(db, 'registration', networkOf(address), at);
  const names = { username: form.username, firstName: form.first_name, lastName: form.last_name };
  assertPasswordAllowed({ role: 'Soldier', ...names }, { password: form.password, field: 'password', demo });
  return { unitId: await findUnit(db, form.unit), passwordHash: await hashPassword(form.password) };
}

/**
 * Makes an account in a unit that exists: a Soldier, whatever role was sent. They are Pending until a leader of the
 * unit activates them.
 *
 * @throws ApiError 409 for a user name or an email address that is taken.
 */
export async function register(
  work: PublicUnitOfWork,
  form: RegisterDto,
  { unitId, passwordHash, demo }: CheckedForm & Pick<Registration, 'demo'>,
): Promise<void> {
  const { id } = await work.trx
    .insertInto('users')
    .values({
      username: form.username.toLowerCase(),
      email: form.email,
      password_hash: passwordHash,
      first_name: form.first_name,
      last_name: form.last_name,
      rank: form.rank,
      unit_id: unitId,
      requested_unit: form.unit,
      status: demo ? 'Active' : 'Pending',
      created_at: work.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  await requireFreeEmail(work.trx, form.email, { userId: id, namesOwner: false });
  if (!demo) await tellActivators(work, { id, unitId }, form);
  work.addAudience({ accounts: [id] });
  await recordAccountEvent(work, 'registered', { id, name: `${form.rank} ${form.last_name}` });
}
