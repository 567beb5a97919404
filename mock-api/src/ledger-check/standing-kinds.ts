import { type EventBody, type Finding, type Json, canonicalize, findings } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { personStates } from '../people';
import type { RecordKind } from './sight-rules';

/** Rows are compared so many at a time. */
export const PAGE = 100;

/** A field that is left out was not stated by the event. */
export type Values = Record<string, string | null>;

/** A person, a unit or a setting as their table shows them. */
export interface Row {
  id: string;
  /** What a finding calls them. */
  name: string;
  values: Values;
}

/** What a table shows of people, units or settings, and which events say the same. */
export interface Kind {
  /** With each value's word in a finding. */
  fields: Readonly<Record<string, string>>;
  noun: RecordKind;
  /** No row is older than its events: one without an event was not written by the product. */
  isAlwaysRecorded?: true;
  /** A row without an event may be one that nobody has changed since its changes have events. */
  mayBeUnsaid?: true;
  /** Fields that hold the id of a unit, which is shown by its name. */
  units: readonly string[];
  /** Fields that hold the id of a person or a counter, which are shown by their names. */
  named?: readonly string[];
  /** The item that one is about, where it is about one: who may not see the item reads no finding of it. */
  itemOf?(id: string): string;
  /** What a finding calls one by what the events say, where that is not their `name`. */
  nameOf?(said: Values): string;
  /** What an event does not say of one stays as an event before said it. */
  keepsUnsaid?: true;
  /** Whom the event is about, and how they are after it; null values where they are gone. */
  saidBy(event: EventBody): { id: string; values: Values | null } | null;
  /** Whether an event about something else ended this one, too. */
  isEndedBy?(event: EventBody, id: string): boolean;
  rows(db: Kysely<Database>): {
    after(id: string): Promise<Row[]>;
    of(ids: readonly string[]): Promise<Row[]>;
  };
  differs(row: Pick<Row, 'id' | 'name'>, what: string, shown: string, recorded: string): Finding;
}

function valuesOf(said: Json | undefined, fields: Kind['fields']): Values | null {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return null;
  const entries = Object.keys(fields).map((field) => {
    const value = said[field];
    return [field, typeof value === 'string' ? value : null] as const;
  });
  return Object.fromEntries(entries);
}

const ACCOUNT_FIELDS = {
  rank: 'rank',
  firstName: 'first name',
  lastName: 'last name',
  role: 'role',
  unitId: 'unit',
  status: 'status',
  signInBlockedAt: 'sign-in block',
} as const;

const accountName = ({ rank, firstName, lastName }: Values): string => `${rank} ${firstName} ${lastName}`;

export const accounts: Kind = {
  fields: ACCOUNT_FIELDS,
  nameOf: accountName,
  noun: 'Account',
  units: ['unitId'],
  saidBy({ type, details }) {
    const values = type === 'USER' ? valuesOf(details.person, ACCOUNT_FIELDS) : null;
    return values && typeof details.userId === 'string' ? { id: details.userId, values } : null;
  },
  rows(db) {
    const read = async (people: ReturnType<typeof personStates>): Promise<Row[]> =>
      (await people.execute()).map(({ id, username: _, ...values }) => ({
        id,
        name: accountName(values),
        values,
      }));
    return {
      after: (id) =>
        read(
          personStates(db)
            .where(sql<boolean>`id collate "C" > ${id}`)
            .limit(PAGE),
        ),
      of: (ids) => read(personStates(db).where('id', '=', inArray(ids))),
    };
  },
  differs: ({ name }, ...values) => findings.personDiffers(name, ...values),
};

const UNIT_FIELDS = { name: 'name', kind: 'kind', parentId: 'parent' } as const;

export const units: Kind = {
  fields: UNIT_FIELDS,
  noun: 'Unit',
  units: ['parentId'],
  saidBy({ type, details }) {
    if (type !== 'UNIT' || typeof details.unitId !== 'string') return null;
    const values = details.change === 'removed' ? null : valuesOf(details, UNIT_FIELDS);
    return { id: details.unitId, values };
  },
  rows(db) {
    const all = db
      .selectFrom('units')
      .select(['id', 'name', 'kind', 'parent_id as parentId'])
      .orderBy(sql`id collate "C"`);
    const read = async (some: typeof all): Promise<Row[]> =>
      (await some.execute()).map(({ id, ...values }) => ({ id, name: values.name, values }));
    return {
      after: (id) => read(all.where(sql<boolean>`id collate "C" > ${id}`).limit(PAGE)),
      of: (ids) => read(all.where('id', '=', inArray(ids))),
    };
  },
  differs: ({ name }, ...values) => findings.unitDiffers(name, ...values),
};

const settingId = (unitId: string, key: string) => `${unitId} ${key}`;
const settingName = (key: string, unit: string) => `${key} of ${unit}`;

export const settings: Kind = {
  fields: { value: 'value', citation: 'citation' },
  noun: 'Setting',
  isAlwaysRecorded: true,
  units: [],
  saidBy({ type, details }) {
    const { unitId, unit, key, setting } = details;
    if (type !== 'SETTING CHANGED' || typeof unitId !== 'string' || typeof key !== 'string') return null;
    const id = settingId(unitId, key);
    if (typeof setting !== 'object' || setting === null || Array.isArray(setting))
      return { id, values: null };
    const citation = typeof setting.citation === 'string' ? setting.citation : null;
    const values = { value: canonicalize(setting.value ?? null), citation };
    return { id, values: { ...values, name: settingName(key, String(unit)) } };
  },
  isEndedBy: ({ type, details }, id) =>
    type === 'UNIT' && details.change === 'removed' && id.startsWith(settingId(String(details.unitId), '')),
  rows(db) {
    const id = sql<string>`unit_setting.unit_id || ' ' || unit_setting.key`;
    const all = db
      .selectFrom('unit_setting')
      .innerJoin('units', 'units.id', 'unit_setting.unit_id')
      .select(['unit_setting.key', 'unit_setting.value', 'unit_setting.citation', 'units.name', id.as('id')])
      .orderBy(sql`${id} collate "C"`);
    const read = async (some: typeof all): Promise<Row[]> =>
      (await some.execute()).map(({ id, key, name, value, citation }) => ({
        id,
        name: settingName(key, name),
        values: { value: canonicalize(value as Json), citation },
      }));
    return {
      after: (last) => read(all.where(sql<boolean>`${id} collate "C" > ${last}`).limit(PAGE)),
      of: (ids) => read(all.where(sql<boolean>`${id} = ${inArray(ids)}`)),
    };
  },
  differs: ({ name }, ...values) => findings.settingDiffers(name, ...values),
};
