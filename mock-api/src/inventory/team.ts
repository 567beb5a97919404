import type {
  InventoryCandidateDto,
  InventoryKind,
  InventoryRule,
  InventoryRules,
  WaiverInput,
} from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, companyUnits, findPerson, personJson } from '../access';
import { type Database, badRequest, conflict, forbidden, inArray, localDay, notFound } from '../kernel';
import { dayWords } from '../property';
import { unitSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { type CountingPerson, type EligibilityContext, type Reason, eligibility } from './eligibility';

type RulesKey = 'inventory.rules.chosen' | 'inventory.rules.cyclic' | 'inventory.rules.sensitive';

const RULES_KEYS: Partial<Record<InventoryKind, RulesKey>> = {
  chosen: 'inventory.rules.chosen',
  cyclic: 'inventory.rules.cyclic',
};

/** The setting of a unit that holds the rules of a kind of inventory. */
export const rulesKey = (kind: InventoryKind): RulesKey => RULES_KEYS[kind] ?? 'inventory.rules.sensitive';

/** Kinds whose team a leader names. */
export const NAMED_TEAMS: readonly InventoryKind[] = ['sensitive', 'cyclic', 'chosen'];

/** What decides who may count in an inventory. */
export interface Counted {
  /** Null while it is being opened. */
  id: string | null;
  /** The unit whose arms rooms matter. */
  unitId: string | null;
  rules: InventoryRules | null;
  /** The end of the first count; null before. */
  recountAt: Date | null;
  /** The program that planned it; null for any other. */
  programId: string | null;
}

/** Ids of the operators of arms rooms of the company of a unit, at a time. */
async function readArmorers(db: Kysely<Database>, unitId: string | null, at: Date): Promise<Set<string>> {
  if (unitId === null) return new Set();
  const rows = await db
    .selectFrom('counter_operator as operator')
    .innerJoin('counter', 'counter.id', 'operator.counter_id')
    .select('operator.user_id')
    .where('counter.kind', '=', 'arms-room')
    .where('counter.closed_at', 'is', null)
    .where('counter.unit_id', 'in', companyUnits(unitId))
    .where('operator.ended_at', 'is', null)
    .where('operator.until', '>', at)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Rows `reader` of who read a line or an extra code before the end of the first count. */
const firstReadersOf = (inventoryId: RawBuilder<unknown>) => sql<{ reader: string }>`
  select verification.by_user_id as reader from inventory_line line
    join verification on verification.id = line.verification_id
    where line.inventory_id = ${inventoryId} and not line.in_recount
  union
  select by_user_id from inventory_extra
    where inventory_id = ${inventoryId} and result <> 'late' and not in_recount`;

/** Ids of those who read a line or an extra code before the end of the first count. */
async function readFirstReaders(db: Kysely<Database>, { id, recountAt }: Counted): Promise<Set<string>> {
  if (id === null || recountAt === null) return new Set();
  const { rows } = await firstReadersOf(sql`${id}`).execute(db);
  return new Set(rows.map(({ reader }) => reader));
}

/** Of these inventories that are recounted, the ids of those in whose first count a person read something. */
export async function readFirstCounted(
  db: Kysely<Database>,
  inventoryIds: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  if (inventoryIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select inventory.id from unnest(${inventoryIds}::text[]) inventory (id)
    where ${userId} in (${firstReadersOf(sql`inventory.id`)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Who read a line in the last closed inventory of the same program: for each the day of their last read there, e.g.
 * '22OCT2026'.
 */
async function readLastReaders(
  db: Kysely<Database>,
  { id, programId }: Counted,
): Promise<ReadonlyMap<string, string>> {
  if (programId === null) return new Map();
  const { rows } = await sql<{ reader: string; at: Date }>`
    select verification.by_user_id as reader, max(verification.at) as at
    from inventory_line line join verification on verification.id = line.verification_id
    where line.inventory_id = (
      select id from inventory
      where program_id = ${programId} and state = 'closed' and id is distinct from ${id}
      order by closed_at desc, id desc limit 1)
    group by verification.by_user_id`.execute(db);
  return new Map(rows.map(({ reader, at }) => [reader, dayWords(localDay(at))]));
}

async function readWaived(db: Kysely<Database>, inventoryId: string | null) {
  const waived = new Map<string, Set<InventoryRule>>();
  if (inventoryId === null) return waived;
  const rows = await db
    .selectFrom('inventory_waiver')
    .select(['user_id', 'rule'])
    .where('inventory_id', '=', inventoryId)
    .execute();
  for (const { user_id, rule } of rows) waived.set(user_id, (waived.get(user_id) ?? new Set()).add(rule));
  return waived;
}

/** Judges people by the rules of an inventory, at a time. */
export async function judge(
  db: Kysely<Database>,
  counted: Counted,
  at: Date,
): Promise<(person: CountingPerson, ownLine?: string | null) => Reason[]> {
  const context: Omit<EligibilityContext, 'waived' | 'ownLine'> = {
    armorers: counted.rules?.notArmorer ? await readArmorers(db, counted.unitId, at) : new Set(),
    firstReaders: await readFirstReaders(db, counted),
    lastReaders: counted.rules?.notTwice ? await readLastReaders(db, counted) : new Map(),
  };
  const waived = counted.rules ? await readWaived(db, counted.id) : new Map<string, Set<InventoryRule>>();
  return (person, ownLine = null) =>
    eligibility(counted.rules, person, { ...context, waived: waived.get(person.id) ?? new Set(), ownLine });
}

/** What decides who may count in an inventory that exists. @throws ApiError 404 for an unknown one. */
export async function readCounted(db: Kysely<Database>, inventoryId: string): Promise<Counted> {
  const row = await db
    .selectFrom('inventory')
    .innerJoin('users as opener', 'opener.id', 'inventory.opened_by_user_id')
    .select(['inventory.id', 'inventory.unit_id', 'opener.unit_id as openerUnit', 'rules', 'recount_at'])
    .select(['program_id', 'planned', 'kind'])
    .where('inventory.id', '=', inventoryId)
    .executeTakeFirst();
  if (!row) throw notFound('Inventory not found');
  const unitId = row.unit_id ?? row.openerUnit;
  // A planned one has no rules of its own yet: those of its unit will be copied into it.
  const rules = row.planned ? await unitSetting(db, unitId, rulesKey(row.kind)) : row.rules;
  return { id: row.id, unitId, rules, recountAt: row.recount_at, programId: row.program_id };
}

/** The people of the viewer's company who can sign in, and of the team, each with the rules that exclude them, by name. */
export async function listCandidates(
  db: Kysely<Database>,
  viewer: Viewer,
  counted: Counted,
  at: Date,
): Promise<InventoryCandidateDto[]> {
  const company = await readCompany(db, viewer.unitId);
  const isCommander = viewer.role === 'Commander';
  const waivesOwn = isCommander && !(await hasCommanderAbove(db, viewer));
  const people = await judgePeople(db, inCompanyOrTeam(viewer.unitId, counted.id), { counted, at });
  return people.map(({ person, reasons }) => ({
    person,
    reasons,
    ...(company && { company }),
    mayWaive: isCommander && (person.id !== viewer.id || waivesOwn),
  }));
}

/** A condition on the table `users`: the people of the company of a unit. */
const inCompany = (unitId: string | null): RawBuilder<boolean> =>
  sql`users.unit_id in ${companyUnits(unitId ?? '')}`;

/** The same, and the team of an inventory: somebody above may have named a person of another company. */
const inCompanyOrTeam = (unitId: string | null, inventoryId: string | null): RawBuilder<boolean> =>
  sql`(${inCompany(unitId)} or users.id in (
    select user_id from inventory_counter where inventory_id = ${inventoryId}))`;

/** People who can sign in, each with the rules of an inventory that exclude them, by name. */
async function judgePeople(
  db: Kysely<Database>,
  people: RawBuilder<boolean>,
  { counted, at }: { counted: Counted; at: Date },
): Promise<Pick<InventoryCandidateDto, 'person' | 'reasons'>[]> {
  const reasonsOf = await judge(db, counted, at);
  const rows = await db
    .selectFrom('users')
    .select(['users.id', 'users.rank', 'users.last_name'])
    .select((row) => personJson(row.ref('users.id')).$notNull().as('person'))
    .where(people)
    .where('users.status', '=', 'Active')
    .where('users.sign_in_blocked_at', 'is', null)
    .orderBy('users.last_name')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, rank, last_name, person }) => ({
    person,
    reasons: reasonsOf({ id, rank, name: `${rank} ${last_name}` }),
  }));
}

/** Whether the rules of an inventory exclude everybody of its company. */
export async function isNobodyEligible(db: Kysely<Database>, counted: Counted, at: Date): Promise<boolean> {
  const people = await judgePeople(db, inCompany(counted.unitId), { counted, at });
  return people.every(({ reasons }) => reasons.length > 0);
}

/** The name of the nearest company that a unit is of, else of the unit; null without a unit. */
export async function readCompany(db: Kysely<Database>, unitId: string | null): Promise<string | null> {
  if (unitId === null) return null;
  const { rows } = await sql<{ name: string }>`
    select units.name from units_above(${unitId}) above join units on units.id = above.id
    order by units.kind <> 'company', above.depth limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

/** @throws ApiError 409 for the first person whom a rule excludes. */
export async function requireEligible(
  { trx, at }: UnitOfWork,
  counted: Counted,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const reasonsOf = await judge(trx, counted, at);
  const people = await trx
    .selectFrom('users')
    .select(['id', 'rank', 'last_name'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .execute();
  for (const { id, rank, last_name } of people) {
    const name = `${rank} ${last_name}`;
    const [reason] = reasonsOf({ id, rank, name });
    if (reason) throw conflict(`${name} may not count this inventory: ${reason.words}`);
  }
}

/**
 * People of the company who can sign in, for a team.
 *
 * @param named people whom somebody above may have named, of whatever company
 * @throws ApiError 404 for people out of sight, 400 for one who cannot count.
 */
export async function requireCounters(
  { trx, actor }: UnitOfWork,
  userIds: readonly string[],
  named: readonly string[] = [],
): Promise<void> {
  if (userIds.length === 0) return;
  const known = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where(({ eb, or }) => or([inCompany(actor.unitId), eb('id', '=', inArray(named))]))
    .execute();
  if (known.length < userIds.length) throw notFound('A counter is not known.');
  for (const id of userIds) {
    const person = await findPerson(trx, id);
    if (person?.status !== 'Active') {
      throw badRequest(`${person?.name ?? 'A counter'} has no active account to count with.`);
    }
    if (person.isBlocked) {
      throw badRequest(`The sign-in of ${person.name} is blocked. They cannot count now.`);
    }
  }
}

/** Whether a unit above the person's own has an active Commander. */
async function hasCommanderAbove(db: Kysely<Database>, { unitId }: Pick<Viewer, 'unitId'>): Promise<boolean> {
  const { rows } = await sql`
    select users.id from units_above(${unitId}) above join users on users.unit_id = above.id
    where above.id <> ${unitId} and users.role = 'Commander' and users.status = 'Active'
    limit 1`.execute(db);
  return rows.length > 0;
}

async function readCountingPerson(db: Kysely<Database>, id: string): Promise<CountingPerson> {
  const { rank, last_name } = await db
    .selectFrom('users')
    .select(['rank', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, rank, name: `${rank} ${last_name}` };
}

const REASON_LENGTH = 10;

/** Whether an inventory has a rule that may exclude a person; who may read their own line is judged line by line. */
function isExcluding(rule: InventoryRule, { rules }: Counted, reasons: readonly Reason[]): boolean {
  if (rule === 'notHolder') return rules?.notHolder === true;
  return reasons.some((reason) => reason.rule === rule);
}

/**
 * Stores the rules that the actor waives for people. A rule that does not exclude its person is not waived: the report
 * has only what was set aside.
 *
 * @returns whether any was stored
 * @throws ApiError 403 for anybody but a Commander, and for a Commander's own waiver while a unit above has one; 400 for a
 *   reason that is too short; 404 for an unknown person.
 */
export async function insertWaivers(
  work: UnitOfWork,
  inventoryId: string,
  waivers: readonly WaiverInput[],
): Promise<boolean> {
  const { trx, actor, at } = work;
  if (waivers.length === 0) return false;
  const counted = await readCounted(trx, inventoryId);
  const reasonsOf = await judge(trx, counted, at);
  let isStored = false;
  for (const { userId, rule, reason } of waivers) {
    if (actor.role !== 'Commander') throw forbidden('Only a Commander waives a rule.');
    if (userId === actor.id && (await hasCommanderAbove(trx, actor))) {
      throw forbidden('You cannot waive a rule for yourself.');
    }
    const text = reason.trim();
    if (text.length < REASON_LENGTH) {
      const words = `Give a reason of ${REASON_LENGTH} characters or more.`;
      throw badRequest(words, { reason: words });
    }
    await requireCounters(work, [userId]);
    if (!isExcluding(rule, counted, reasonsOf(await readCountingPerson(trx, userId)))) continue;
    const stored = await trx
      .insertInto('inventory_waiver')
      .values({ inventory_id: inventoryId, user_id: userId, rule, reason: text, by_user_id: actor.id, at })
      .onConflict((known) => known.doNothing())
      .returning('rule')
      .executeTakeFirst();
    isStored ||= stored !== undefined;
  }
  return isStored;
}
