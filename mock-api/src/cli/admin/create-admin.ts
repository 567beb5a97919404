import { passwordWeakness } from '@hand-receipt/contracts';
import { RegisterBody, type RegisterDto } from '@hand-receipt/contracts/routes';
import type { Kysely, Transaction } from 'kysely';
import { ApiError, type Database, isUniqueViolation } from '../../kernel';
import { OPERATOR, hashPassword, recordAccountEvent, recordUnitEvent } from '../../people';
import { unitOfWorkIn } from '../../unit-of-work';
import { compileCheck } from '../../http';
import { Refusal } from '../support/command';

const check = compileCheck(RegisterBody, 'body');

/** What the web's own form asks for is asked for here. */
function readForm(form: Record<string, string | undefined>): RegisterDto {
  try {
    return check(form) as RegisterDto;
  } catch (error) {
    throw error instanceof ApiError ? new Refusal(error.message) : error;
  }
}

/**
 * Reads what a new Admin is to be.
 *
 * @param form user name, e-mail address, names, rank, unit and password, as the web's form sends them.
 * @throws Refusal for what is missing or wrong, or a weak password.
 */
export function readAdmin(form: Record<string, string | undefined>): RegisterDto {
  const read = readForm(form);
  const admin = { ...read, username: read.username.toLowerCase() };
  const names = { username: admin.username, firstName: admin.first_name, lastName: admin.last_name };
  const weak = passwordWeakness(admin.password, { role: 'Admin', ...names });
  if (weak) throw new Refusal(`This password is too weak for an Admin. ${weak}`);
  return admin;
}

/** The unit of that name. Creates the first unit, because no user exists who could. */
async function unitNamed(trx: Transaction<Database>, name: string, at: Date): Promise<string> {
  const units = await trx.selectFrom('units').select(['id', 'name']).orderBy('name').execute();
  const known = units.find((unit) => unit.name.toLowerCase() === name.toLowerCase());
  if (known) return known.id;
  if (units.length > 0) {
    throw new Refusal(`There is no unit '${name}'. There are: ${units.map((unit) => unit.name).join('; ')}.`);
  }
  const { id } = await trx
    .insertInto('units')
    .values({ name, kind: 'company', parent_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unit = { id, name, kind: 'company', parentId: null };
  await recordUnitEvent({ trx, actor: OPERATOR, at }, 'created', unit);
  return id;
}

/**
 * Makes an active Admin, on an empty database too, and records it in the ledger.
 *
 * @returns their id.
 * @throws Refusal for a user name that is taken, or a unit that is not there.
 */
export async function createAdmin(db: Kysely<Database>, admin: RegisterDto, at: Date): Promise<string> {
  const { password, ...person } = admin;
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction().execute((trx) => enter(trx, person, passwordHash, at));
  } catch (error) {
    if (!isUniqueViolation(error, 'users_username_key')) throw error;
    throw new Refusal(
      `There is a user '${person.username}' already. Another Admin gives people a new role or password.`,
    );
  }
}

async function enter(
  trx: Transaction<Database>,
  person: Omit<RegisterDto, 'password'>,
  passwordHash: string,
  at: Date,
): Promise<string> {
  const unitId = await unitNamed(trx, person.unit, at);
  const { id } = await trx
    .insertInto('users')
    .values({
      username: person.username,
      email: person.email,
      password_hash: passwordHash,
      first_name: person.first_name,
      last_name: person.last_name,
      rank: person.rank,
      unit_id: unitId,
      requested_unit: null,
      role: 'Admin',
      status: 'Active',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The operator of the machine is not a user of the web app, so the new Admin is the actor.
  const admin = { id, name: `${person.rank} ${person.last_name}`, role: 'Admin', unitId } as const;
  const work = unitOfWorkIn({ trx, actor: admin, at });
  await recordAccountEvent(work, 'created', admin, { role: admin.role, unitId });
  return id;
}
