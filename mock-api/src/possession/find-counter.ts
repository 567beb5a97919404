import type { Role } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, unitsBelow } from '../access';
import { type Database, forbidden, notFound } from '../kernel';

/** Whose unit is one below the counter's, or the counter's one. */
const isAbove = (unitId: string, ancestorId: string) =>
  sql<boolean>`exists (select from unit_ancestor where unit_id = ${sql.ref(unitId)} and ancestor_id = ${sql.ref(ancestorId)})`;

/** The viewer is an operator of the counter, by an appointment in force. A condition on the table `counter`. */
export const operatedBy = (userId: string, at: Date) => sql<boolean>`(counter.closed_at is null and exists (
  select from counter_operator operator
  where operator.counter_id = counter.id and operator.user_id = ${userId}
    and operator.ended_at is null and operator.until > ${at}))`;

const lets = (userId: string, at: Date) => sql<boolean>`exists (
  select from counter_authority authority
  where authority.counter_id = counter.id and authority.holder_user_id = ${userId} and authority.until > ${at})`;

/** Counters with what decides what the viewer may do at each. */
export const selectCounters = (db: Kysely<Database>, viewer: Viewer, at: Date) =>
  db
    .selectFrom('counter')
    .innerJoin('units', 'units.id', 'counter.unit_id')
    .leftJoin('users as viewer', (join) => join.on('viewer.id', '=', viewer.id))
    .select(['counter.id', 'counter.name', 'counter.kind', 'counter.unit_id', 'counter.closed_at'])
    .select('units.name as unit')
    .select(isAbove('counter.unit_id', 'viewer.unit_id').as('leads'))
    .select(isAbove('viewer.unit_id', 'counter.unit_id').as('belongs'))
    .select([operatedBy(viewer.id, at).as('operates'), lets(viewer.id, at).as('lets')]);

export type CounterRow = Awaited<ReturnType<ReturnType<typeof selectCounters>['execute']>>[number];

/** What a person may do at a counter. */
export interface CounterRights {
  operate: boolean;
  setUp: boolean;
  appoint: boolean;
  /** See the board, the log and the authorizations. */
  read: boolean;
  /** Of whose people they see what is out: a Squad Leader of their unit and below; null: of everybody. */
  peopleOf: string | null;
}

/** Whether a person of the table `users` is one of those whom a reader sees. @param unitId as `peopleOf` of their rights */
export const ofPeople = (unitId: string | null): RawBuilder<boolean> =>
  unitId === null ? sql`true` : sql`users.unit_id in ${unitsBelow(unitId)}`;

/** Roles that set up the counters of their unit and below. */
export const COUNTER_KEEPERS: readonly Role[] = ['Commander', 'Supply Sergeant'];

/** They set up counters of their unit and below. */
export const keepsCounters = ({ role }: Pick<Viewer, 'role'>): boolean => COUNTER_KEEPERS.includes(role);

/** A role alone gives an Admin no right. */
export function rightsAt(viewer: Viewer, row: CounterRow): CounterRights {
  const keeps = row.leads && keepsCounters(viewer);
  const leadsSquad = (row.leads || row.belongs) && viewer.role === 'Squad Leader';
  const setUp = keeps && row.closed_at === null;
  const seesAll = row.operates || keeps;
  return {
    operate: row.operates,
    setUp,
    appoint: setUp && (row.kind === 'supply' || viewer.role === 'Commander'),
    read: seesAll || leadsSquad,
    peopleOf: seesAll ? null : viewer.unitId,
  };
}

export interface SeenCounter extends CounterRow {
  rights: CounterRights;
}

/** What a counter is called in a sentence, e.g. 'Arms Room'. */
export const counterWords = ({ name, unit }: Pick<CounterRow, 'name' | 'unit'>): string => `${name} ${unit}`;

/** Where the board of a counter is, for a notification. */
export const boardOf = (counterId: string): string => `/counter/who-is-out?counter=${counterId}`;

/**
 * A counter that the viewer operates, sets up or reads, or whose operators may act in their name.
 *
 * @param options `anybody`: whoever belongs to its unit finds it
 * @throws ApiError 404 for any other.
 */
export async function findCounter(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  { at, anybody = false }: { at: Date; anybody?: boolean },
): Promise<SeenCounter> {
  const counter = await selectCounters(db, viewer, at).where('counter.id', '=', id).executeTakeFirst();
  const rights = counter && rightsAt(viewer, counter);
  if (!counter || !rights) throw notFound('Counter not found');
  const belongs = anybody && (counter.belongs || counter.leads);
  if (!rights.read && !counter.lets && !belongs) throw notFound('Counter not found');
  return { ...counter, rights };
}

/** @throws ApiError 404 for a person who sees no board and no log there. */
export function requireReader(counter: SeenCounter): SeenCounter {
  if (!counter.rights.read) throw notFound('Counter not found');
  return counter;
}

/** @throws ApiError 403 for a Squad Leader, who sees what is out with their own people, and not the whole stock. */
export function requireKeeper(counter: SeenCounter): SeenCounter {
  if (counter.rights.read && counter.rights.peopleOf === null) return counter;
  throw forbidden('Only its operators, the commander and the supply sergeant see what a counter keeps.');
}
