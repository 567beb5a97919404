import { type EventBody, findings } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { stated, textOf } from './records/recorded-table';
import { type Kind, PAGE, type Row } from './standing-kinds';

type Details = EventBody['details'];

/** As the board and the other tables of a counter, these have an event with every row. */
const common = { isAlwaysRecorded: true, units: [] } as const;

/** What a change of a counter itself says of it. */
const COUNTER_CHANGES: readonly unknown[] = ['counter set up', 'counter renamed', 'counter closed'];

/** Counters, by id. */
export const counters: Kind = {
  noun: 'Counter',
  fields: { name: 'name', kind: 'kind', unit: 'unit', closed: 'closed' },
  units: ['unit'],
  keepsUnsaid: true,
  saidBy({ type, ts, details }) {
    const [id, name] = [textOf(details.counterId), textOf(details.counter)];
    if (type !== 'AUTHORIZATION' || !COUNTER_CHANGES.includes(details.change) || id === null) return null;
    const isNew = details.change === 'counter set up';
    const isClosed = details.change === 'counter closed';
    return {
      id,
      values: {
        name,
        unit: textOf(details.unitId),
        ...(isNew && { kind: textOf(details.kind), closed: null }),
        ...(isClosed && { closed: ts }),
      },
    };
  },
  rows(db) {
    const all = db
      .selectFrom('counter')
      .select(['id', 'name', 'kind', 'unit_id as unit', 'closed_at'])
      .orderBy(sql`id collate "C"`);
    const read = async (some: typeof all): Promise<Row[]> =>
      (await some.execute()).map(({ id, closed_at, ...values }) => ({
        id,
        name: values.name,
        values: { ...values, closed: closed_at?.toISOString() ?? null },
      }));
    return {
      after: (id) => read(all.where(sql<boolean>`id collate "C" > ${id}`).limit(PAGE)),
      of: (ids) => read(all.where('id', '=', inArray(ids))),
    };
  },
  differs: ({ id, name }, what, shown, recorded) =>
    findings.recordAltered(
      'Counter',
      { id: what === 'name' ? id : name, itemId: null },
      { shown: `${what} ${shown}`, recorded },
    ),
};

/** How a finding calls the weapon of an authorization. */
const weaponName = (name: unknown, serial: unknown): string => `of ${String(name)} ${String(serial)}`;

/** Whose weapon an item is after the event; null where it is nobody's. */
function authorizedBy({ type, item: itemId, actor, ts, details }: EventBody): ReturnType<Kind['saidBy']> {
  if (itemId === null) return null;
  // Nobody has a weapon of a counter that left the book.
  if (type === 'ITEM LEFT') return { id: itemId, values: null };
  if (type !== 'AUTHORIZATION') return null;
  if (details.change === 'authorization ended') return { id: itemId, values: null };
  if (details.change !== 'authorized' && details.change !== 'card printed') return null;
  // A card in place of another ends that authorization and begins one.
  const isNew = details.change === 'authorized' || 'voids' in details;
  return {
    id: itemId,
    values: {
      person: textOf(details.userId),
      counter: textOf(details.counterId),
      card: textOf(details.cardNumber),
      ...(isNew && { since: ts, setBy: actor.id }),
      name: weaponName(details.name, details.serialNumber),
    },
  };
}

/** Whose weapon an item of a counter is, by the item. */
export const authorizations: Kind = {
  ...common,
  noun: 'Authorization',
  fields: { person: 'person', counter: 'counter', card: 'card', since: 'since', setBy: 'set by' },
  keepsUnsaid: true,
  named: ['person', 'counter', 'setBy'],
  itemOf: (id) => id,
  saidBy: authorizedBy,
  rows(db) {
    const all = db
      .selectFrom('weapon_authorization as entry')
      .innerJoin('property', 'property.id', 'entry.item_id')
      .select(['property.id', 'property.name', 'property.serial_number'])
      .select(['entry.user_id as person', 'entry.counter_id as counter', 'entry.card_number as card'])
      .select(['entry.since', 'entry.set_by as setBy'])
      .where('entry.until', 'is', null)
      .orderBy(sql`property.id collate "C"`);
    const read = async (some: typeof all): Promise<Row[]> =>
      (await some.execute()).map(({ id, name, serial_number, since, ...values }) => ({
        id,
        name: weaponName(name, serial_number),
        values: { ...values, since: since.toISOString() },
      }));
    return {
      after: (id) => read(all.where(sql<boolean>`property.id collate "C" > ${id}`).limit(PAGE)),
      of: (ids) => read(all.where('property.id', '=', inArray(ids))),
    };
  },
  differs: ({ id, name }, what, shown, recorded) =>
    findings.recordAltered(
      'Authorization',
      { id: name, itemId: id },
      { shown: `${what} ${shown}`, recorded },
    ),
};

/** An appointment or authority is one of a person at a counter. */
const termId = ({ counterId, userId }: Details): string => `${textOf(counterId)} ${textOf(userId)}`;

/** Which changes of AUTHORIZATION begin and end a term. */
interface Term {
  noun: 'Operator' | 'Authority';
  begins: string;
  ends: string;
  /** How a finding calls one: 'SGT Navarro at Arms Room'. */
  call: (person: string, counter: string) => string;
}

/** When a term ends by an event, and of an appointment its order. What an event of before does not say is left out. */
function termBy({ begins, ends, call }: Term): Kind['saidBy'] {
  return ({ type, actor, ts, details }) => {
    const { change } = details;
    if (type !== 'AUTHORIZATION' || (change !== begins && change !== ends)) return null;
    const until = change === ends ? ts : textOf(details.endsAt);
    const order = textOf(details.orderReference);
    const name = call(String(details.person), String(details.counter));
    return {
      id: termId(details),
      values: {
        ...(until !== null && { until }),
        ...(order !== null && { order }),
        ...(change === begins && { setBy: actor.id }),
        name,
      },
    };
  };
}

interface TermRow {
  id: string;
  person: string;
  counter: string;
  until: Date;
  order: string | null;
  setBy: string | null;
}

const toRow = ({ call }: Term, { id, person, counter, until, ...rest }: TermRow): Row => ({
  id,
  name: call(person, counter),
  values: { until: until.toISOString(), ...rest },
});

function termKind(
  term: Term,
  fields: Kind['fields'],
  select: (db: Kysely<Database>, condition: ReturnType<typeof sql<boolean>>) => Promise<TermRow[]>,
  id: ReturnType<typeof sql<string>>,
): Kind {
  return {
    ...common,
    noun: term.noun,
    fields,
    named: ['setBy'],
    saidBy: termBy(term),
    rows(db) {
      const read = async (condition: ReturnType<typeof sql<boolean>>) =>
        (await select(db, condition)).map((row) => toRow(term, row));
      return {
        after: (last) => read(sql`${id} collate "C" > ${last}`),
        of: (ids) => read(sql`${id} = ${inArray(ids)}`),
      };
    },
    differs: ({ name }, what, shown, recorded) =>
      findings.recordAltered(term.noun, { id: name, itemId: null }, { shown: `${what} ${shown}`, recorded }),
  };
}

const personName = sql<string>`users.rank || ' ' || users.last_name`;
const operatorId = sql<string>`operator.counter_id || ' ' || operator.user_id`;
const authorityId = sql<string>`authority.counter_id || ' ' || authority.holder_user_id`;

/** Operators of counters, by counter and person. */
export const operators: Kind = termKind(
  {
    noun: 'Operator',
    begins: 'operator appointed',
    ends: 'operator ended',
    call: (person, counter) => `${person} at ${counter}`,
  },
  { until: 'end', order: 'order', setBy: 'appointed by' },
  (db, condition) =>
    db
      .selectFrom('counter_operator as operator')
      .innerJoin('users', 'users.id', 'operator.user_id')
      .innerJoin('counter', 'counter.id', 'operator.counter_id')
      .select([operatorId.as('id'), personName.as('person'), 'counter.name as counter'])
      .select(sql<Date>`coalesce(operator.ended_at, operator.until)`.as('until'))
      .select(['operator.order_reference as order', 'operator.set_by as setBy'])
      .where(condition)
      .orderBy(sql`${operatorId} collate "C"`)
      .limit(PAGE)
      .execute(),
  operatorId,
);

/** Holders who let the operators of a counter issue in their name, by counter and holder. */
export const authorities: Kind = termKind(
  {
    noun: 'Authority',
    begins: 'authority given',
    ends: 'authority withdrawn',
    call: (person, counter) => `of ${person} at ${counter}`,
  },
  { until: 'end' },
  (db, condition) =>
    db
      .selectFrom('counter_authority as authority')
      .innerJoin('users', 'users.id', 'authority.holder_user_id')
      .innerJoin('counter', 'counter.id', 'authority.counter_id')
      .select([authorityId.as('id'), personName.as('person'), 'counter.name as counter', 'authority.until'])
      .select([sql<null>`null`.as('order'), sql<null>`null`.as('setBy')])
      .where(condition)
      .orderBy(sql`${authorityId} collate "C"`)
      .limit(PAGE)
      .execute(),
  authorityId,
);

/** Types of the events that record one line of a hand-over or a return. */
const LINES: readonly string[] = ['POSSESSION', 'TRANSFER APPROVED'];

const lineId = sql<string>`(line.handover_id || ' ' || line.line_no)`;

/**
 * Lines of hand-overs and returns, by receipt and number. Who gave an item is said where custody moved: what nobody held
 * was given by the operator.
 */
export const handOverLines: Kind = {
  ...common,
  noun: 'Receipt',
  isAlwaysRecorded: true,
  fields: { item: 'item', giver: 'giver', reason: 'reason', mountedOn: 'mounted on' },
  named: ['giver'],
  saidBy({ type, item, details }) {
    const { handoverId, line, mode, fromUserId } = details;
    if (!LINES.includes(type) || typeof handoverId !== 'string' || typeof line !== 'number') return null;
    const hasGiver = type === 'TRANSFER APPROVED' && mode !== 'return' && typeof fromUserId === 'string';
    return {
      id: `${handoverId} ${line}`,
      values: {
        item,
        ...(hasGiver && { giver: fromUserId }),
        reason: textOf(details.reason),
        ...stated('mountedOn', details.mountedOn),
        name: `${handoverId}, line ${line}`,
      },
    };
  },
  rows(db) {
    const read = async (condition: ReturnType<typeof sql<boolean>>): Promise<Row[]> => {
      const rows = await db
        .selectFrom('handover_line as line')
        .innerJoin('handover', 'handover.id', 'line.handover_id')
        .select([lineId.as('id'), 'line.handover_id', 'line.line_no', 'line.item_id as item'])
        .select(['line.reason', 'line.mounted_on as mountedOn'])
        .select(sql<string>`coalesce(line.giver_id, handover.operator_id)`.as('giver'))
        .where('handover.recorded_at', 'is not', null)
        .where(condition)
        .orderBy(sql`${lineId} collate "C"`)
        .limit(PAGE)
        .execute();
      return rows.map(({ id, handover_id, line_no, ...values }) => ({
        id,
        name: `${handover_id}, line ${line_no}`,
        values,
      }));
    };
    return {
      after: (last) => read(sql`${lineId} collate "C" > ${last}`),
      of: (ids) => read(sql`${lineId} = ${inArray(ids)}`),
    };
  },
  differs: ({ name }, what, shown, recorded) =>
    findings.recordAltered('Receipt', { id: name, itemId: null }, { shown: `${what} ${shown}`, recorded }),
};
