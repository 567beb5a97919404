import type { CreateSuccessionDto, Role, SuccessionKind } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { companyUnits, findPerson, isUnder, visiblePeople } from '../access';
import { type Database, badRequest, conflict, forbidden, notFound } from '../kernel';
import { newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { unitSetting } from '../unit-settings';
import { requireFirstDay } from './check-days';
import { storeGivers } from './givers';
import { tellOpened } from './notices';
import { dayAfter } from './propose-plan';
import { type SetGivers, requireGivers } from './require-givers';
import { recordSuccession } from './succession-record';
import { storeDraftSections } from './succession-sections';

/** The setting with the days from the start to the due date. */
const DAYS_SETTING = { primary: 'succession.days', sub: 'succession.subDays' } as const;

/** Roles that open a succession in their unit. */
const OPENS: readonly Role[] = ['Commander', 'Supply Sergeant'];

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

/** The outgoing person with their unit, locked. @throws ApiError 404 for one that the actor may not look up. */
async function findOutgoing({ trx, actor }: UnitOfWork, userId: string) {
  const row = await trx
    .selectFrom('users')
    .select(['users.id', 'users.role', 'users.unit_id', isUnder('users.unit_id', actor.unitId).as('below')])
    .select(sql<string>`users.rank || ' ' || users.last_name`.as('name'))
    .where('users.id', '=', userId)
    .where(visiblePeople(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('The outgoing person is not known.');
  if (row.unit_id === null) throw wrong('fromUserId', `${row.name} is in no unit.`);
  return { ...row, unit_id: row.unit_id };
}

type Outgoing = Awaited<ReturnType<typeof findOutgoing>>;

/** Why a person cannot sign for a unit's property; null where they can. */
export async function whyNotIncoming(
  db: Kysely<Database>,
  userId: string,
  unitId: string,
): Promise<string | null> {
  const person = await findPerson(db, userId);
  if (!person) return null;
  const inCompany = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'Active')
    .where('unit_id', 'in', companyUnits(unitId))
    .executeTakeFirst();
  return inCompany ? null : `${person.name} has no active account of this company to sign with.`;
}

const WHO_OPENS: Record<SuccessionKind, string> = {
  primary:
    'Only the outgoing person, a Commander or Supply Sergeant of the unit or an Admin opens a change of command.',
  sub: 'Only the outgoing person, the giver, a Commander or Supply Sergeant of the unit or an Admin opens a change of holder.',
};

/** A giver opens what the outgoing person has from them alone. @throws ApiError 403 for people who do not open it. */
function requireOpener(
  { actor }: UnitOfWork,
  outgoing: Outgoing,
  kind: SuccessionKind,
  { givers }: SetGivers,
) {
  const opens =
    actor.id === outgoing.id || actor.role === 'Admin' || (OPENS.includes(actor.role) && outgoing.below);
  if (opens || (kind === 'sub' && givers.every((id) => id === actor.id))) return;
  throw forbidden(WHO_OPENS[kind]);
}

interface KnownPerson {
  name: string;
  role: Role;
}

/**
 * A person whom the actor may look up.
 *
 * @throws ApiError 404 for any other, and for an id that nobody has.
 */
export async function requireKnown(
  { actor, trx }: UnitOfWork,
  userId: string,
  words: string,
): Promise<KnownPerson> {
  const known = await trx
    .selectFrom('users')
    .select(['role', sql<string>`rank || ' ' || last_name`.as('name')])
    .where('id', '=', userId)
    .where(visiblePeople(actor))
    .executeTakeFirst();
  if (!known) throw notFound(words);
  return known;
}

/** @throws ApiError 400 for an incoming person who cannot sign; 404 for an unknown one. */
async function requireIncoming(work: UnitOfWork, outgoing: Outgoing, toUserId: string): Promise<KnownPerson> {
  if (toUserId === outgoing.id) {
    throw wrong('toUserId', `Choose another person: ${outgoing.name} cannot succeed themselves.`);
  }
  const known = await requireKnown(work, toUserId, 'The incoming person is not known.');
  const why = await whyNotIncoming(work.trx, toUserId, outgoing.unit_id);
  if (why) throw wrong('toUserId', why);
  return known;
}

/**
 * Whether the role of Commander passes: unless it is said, where the outgoing person has it.
 *
 * @throws ApiError 400 where it was asked for and cannot pass.
 */
function rolesPass(
  outgoing: Outgoing,
  incoming: KnownPerson,
  { kind, rolesPass: asked }: CreateSuccessionDto,
) {
  if (kind !== 'primary' || asked === false) return false;
  if (asked && outgoing.role !== 'Commander') {
    throw wrong('rolesPass', `${outgoing.name} is not the Commander, so no role passes.`);
  }
  if (asked && incoming.role === 'Admin') {
    throw wrong('rolesPass', `${incoming.name} is an Admin and stays one, so no role passes.`);
  }
  return outgoing.role === 'Commander' && incoming.role !== 'Admin';
}

/** @throws ApiError 409 while another succession of this person is not finished. */
async function requireNoOther({ trx }: UnitOfWork, { id, name }: Outgoing): Promise<void> {
  const other = await trx
    .selectFrom('succession')
    .innerJoin('users as incoming', 'incoming.id', 'succession.to_user_id')
    .select(['succession.id', sql<string>`incoming.rank || ' ' || incoming.last_name`.as('to')])
    .where('from_user_id', '=', id)
    .where('state', 'in', ['draft', 'active', 'signing'])
    .executeTakeFirst();
  if (other) throw conflict(`${other.id}, from ${name} to ${other.to}, is not finished.`);
}

/**
 * Opens a change of command, or of a sub-hand receipt holder, as a draft with its sections proposed.
 *
 * @returns the succession's id.
 * @throws ApiError 404 for unknown people; 403 by role; 400 for an incoming person who cannot sign, a giver who gave nothing,
 *   a role that cannot pass and a first day long ago or far ahead; 409 while another one of the outgoing person is not
 *   finished, where nobody is above them, and for a change of command of who has nothing from the property book.
 */
export async function openSuccession(work: UnitOfWork, input: CreateSuccessionDto): Promise<string> {
  const { trx, actor, at } = work;
  const outgoing = await findOutgoing(work, input.fromUserId);
  const given = await requireGivers(work, outgoing, input);
  requireOpener(work, outgoing, input.kind, given);
  const incoming = await requireIncoming(work, outgoing, input.toUserId);
  requireFirstDay(input.startsOn, at);
  const reason = input.reason.trim();
  if (!reason) throw wrong('reason', 'Reason is required');
  await requireNoOther(work, outgoing);
  const days = await unitSetting(trx, outgoing.unit_id, DAYS_SETTING[input.kind]);
  const row = await trx
    .insertInto('succession')
    .values({
      kind: input.kind,
      unit_id: outgoing.unit_id,
      from_user_id: outgoing.id,
      to_user_id: input.toUserId,
      giver_user_id: given.pairWith,
      state: 'draft',
      reason,
      orders_ref: input.ordersRef?.trim() || null,
      starts_on: input.startsOn,
      due_on: dayAfter(input.startsOn, days),
      roles_pass: rolesPass(outgoing, incoming, input),
      opened_by: actor.id,
      opened_at: at,
      event_id: newEventId(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeDraftSections(work, row);
  await storeGivers(work, row.id, given.givers);
  const { givers } = given;
  work.addAudience({ people: [row.from_user_id, row.to_user_id, ...givers], leadersOf: [row.unit_id] });
  await tellOpened(work, { ...row, givers });
  await recordSuccession(work, row.id, 'opened');
  return row.id;
}
