import type { CounterDetailDto, CounterDto, CounterSessionDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import { type Database, notFound } from '../kernel';
import { type SeenCounter, findCounter, rightsAt, selectCounters } from './find-counter';
import { isLate } from './list-handovers';
import { NO_STOCK, readFigures } from './stock-figures';

const toDto = (
  { id, name, kind, unit_id, unit, closed_at, rights }: SeenCounter,
  { stock, out } = NO_STOCK,
): CounterDto => ({
  id,
  name,
  kind,
  unit: { id: unit_id, name: unit },
  closed_at: closed_at?.toISOString() ?? null,
  stock,
  out,
  may: { operate: rights.operate, setUp: rights.setUp, appoint: rights.appoint, read: rights.read },
});

/** Counters that the viewer operates, sets up or reads, those that are open first. */
export async function listCounters(db: Kysely<Database>, viewer: Viewer, at: Date): Promise<CounterDto[]> {
  const rows = await selectCounters(db, viewer, at)
    .orderBy(sql`counter.closed_at is not null`)
    .orderBy('units.name')
    .orderBy('counter.name')
    .orderBy('counter.id')
    .execute();
  const seen = rows
    .map((row) => ({ ...row, rights: rightsAt(viewer, row) }))
    .filter(({ rights, lets }) => rights.read || lets);
  const figures = await readFigures(
    db,
    seen.map(({ id }) => id),
  );
  return seen.map((row) => toDto(row, figures.get(row.id)));
}

/** Ids of the counters of which the viewer sees the whole board, and so who may do what there. */
export async function keptCounterIds(db: Kysely<Database>, viewer: Viewer, at: Date): Promise<string[]> {
  const rows = await selectCounters(db, viewer, at).execute();
  return rows
    .map((row) => ({ id: row.id, rights: rightsAt(viewer, row) }))
    .filter(({ rights }) => rights.read && rights.peopleOf === null)
    .map(({ id }) => id);
}

const readOperators = (db: Kysely<Database>, id: string, at: Date) =>
  db
    .selectFrom('counter_operator')
    .select(['user_id', 'order_reference', 'set_by', 'since', 'until'])
    .where('counter_id', '=', id)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .orderBy('since')
    .orderBy('user_id')
    .execute();

const readAuthorities = (db: Kysely<Database>, id: string, at: Date) =>
  db
    .selectFrom('counter_authority')
    .select(['holder_user_id', 'since', 'until'])
    .where('counter_id', '=', id)
    .where('until', '>', at)
    .orderBy('since')
    .orderBy('holder_user_id')
    .execute();

const term = ({ since, until }: { since: Date; until: Date }) => ({
  since: since.toISOString(),
  until: until.toISOString(),
});

async function countLate(db: Kysely<Database>, id: string, at: Date): Promise<number> {
  const { late } = await db
    .selectFrom('handover')
    .select(sql<number>`count(*)::int`.as('late'))
    .where('counter_id', '=', id)
    .where(isLate(at))
    .executeTakeFirstOrThrow();
  return late;
}

/**
 * One counter with its operators. A person who may not read here, and lets them issue in their name, sees who they are
 * without their orders, and no other holder.
 *
 * @throws ApiError 404 for one that the viewer has nothing to do with.
 */
export async function loadCounter(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  options: { at: Date; anybody?: boolean },
): Promise<CounterDetailDto> {
  const { at } = options;
  const counter = await findCounter(db, viewer, id, options);
  const { read } = counter.rights;
  const operators = read || counter.lets ? await readOperators(db, id, at) : [];
  const authorities = await readAuthorities(db, id, at).then((all) =>
    all.filter(({ holder_user_id }) => read || holder_user_id === viewer.id),
  );
  const people = await loadPeople(db, [
    ...operators.flatMap(({ user_id, set_by }) => [user_id, set_by]),
    ...authorities.map(({ holder_user_id }) => holder_user_id),
  ]);
  return {
    ...toDto(counter, (await readFigures(db, [id])).get(id)),
    operators: operators.flatMap(({ user_id, set_by, order_reference, ...dates }) => {
      const [person, by] = [people.get(user_id), people.get(set_by)];
      return person && by
        ? [{ person, order_reference: read ? order_reference : '', set_by: by, ...term(dates) }]
        : [];
    }),
    authorities: authorities.flatMap(({ holder_user_id, ...dates }) => {
      const holder = people.get(holder_user_id);
      return holder ? [{ holder, ...term(dates) }] : [];
    }),
    unacknowledged: counter.rights.peopleOf === null ? await countLate(db, id, at) : 0,
  };
}

/** A session of the viewer. @throws ApiError 404 for another's. */
export async function loadSession(
  db: Kysely<Database>,
  viewer: Viewer,
  sessionId: string,
): Promise<CounterSessionDto> {
  const row = await db
    .selectFrom('counter_session as session')
    .innerJoin('counter', 'counter.id', 'session.counter_id')
    .innerJoin('units', 'units.id', 'counter.unit_id')
    .select([
      'session.id',
      'session.device_name',
      'session.opened_at',
      'session.closed_at',
      'session.operator_id',
    ])
    .select(['counter.id as counterId', 'counter.name', 'units.name as unit'])
    .where('session.id', '=', sessionId)
    .where('session.operator_id', '=', viewer.id)
    .executeTakeFirst();
  const operator = row && (await loadPeople(db, [row.operator_id])).get(row.operator_id);
  if (!row || !operator) throw notFound('Session not found');
  return {
    id: row.id,
    counter: { id: row.counterId, name: row.name, unit: row.unit },
    operator,
    device_name: row.device_name,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}
