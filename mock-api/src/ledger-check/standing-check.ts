import { type EventBody, type Finding, type Json, findings } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { personStates } from '../people';
import type { Report } from './report';

/** Rows are compared so many at a time. */
const PAGE = 100;

type Values = Record<string, string | null>;

/** A person or a unit as their table shows them. */
interface Row {
  id: string;
  /** What a finding calls them. */
  name: string;
  values: Values;
}

/** What a table shows of people or units, and which events say the same. */
interface Kind {
  /** With each value's word in a finding. */
  fields: Readonly<Record<string, string>>;
  noun: 'Account' | 'Unit';
  /** Fields that hold the id of a unit, which is shown by its name. */
  units: readonly string[];
  /** Whom the event is about, and how they are after it; null values where they are gone. */
  saidBy(event: EventBody): { id: string; values: Values | null } | null;
  rows(db: Kysely<Database>): {
    after(id: string): Promise<Row[]>;
    of(ids: readonly string[]): Promise<Row[]>;
  };
  differs(name: string, what: string, shown: string, recorded: string): Finding;
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
} as const;

const accounts: Kind = {
  fields: ACCOUNT_FIELDS,
  noun: 'Account',
  units: ['unitId'],
  saidBy({ type, details }) {
    const values = type === 'USER' ? valuesOf(details.person, ACCOUNT_FIELDS) : null;
    return values && typeof details.userId === 'string' ? { id: details.userId, values } : null;
  },
  rows(db) {
    const read = async (people: ReturnType<typeof personStates>): Promise<Row[]> =>
      (await people.execute()).map(({ id, username, ...values }) => ({ id, name: username, values }));
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
  differs: findings.personDiffers,
};

const UNIT_FIELDS = { name: 'name', kind: 'kind', parentId: 'parent' } as const;

const units: Kind = {
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
  differs: findings.unitDiffers,
};

/** Who or what there is by the events alone, held against one table. */
class KindCheck {
  /** The newest that the events say of each, and in which place. */
  readonly #said = new Map<string, { values: Values; seq: number }>();
  /** Those still to be compared. */
  readonly #open = new Set<string>();

  constructor(private readonly kind: Kind) {}

  take(event: EventBody): void {
    const said = this.kind.saidBy(event);
    if (!said) return;
    if (said.values) this.#said.set(said.id, { values: said.values, seq: event.seq });
    else this.#said.delete(said.id);
    this.#open.add(said.id);
  }

  async firstPass(db: Kysely<Database>): Promise<void> {
    for (const id of this.#said.keys()) this.#open.add(id);
    const rows = this.kind.rows(db);
    for (let page = await rows.after(''); page.length > 0; page = await rows.after(page.at(-1)?.id ?? '')) {
      for (const row of page) {
        if (this.#agrees(row)) this.#open.delete(row.id);
        else this.#open.add(row.id);
      }
    }
  }

  async recheck(db: Kysely<Database>, report: Report): Promise<void> {
    // A ledger that records nobody yet says nothing about them.
    if (this.#said.size === 0) return;
    const ids = [...this.#open].sort();
    for (let start = 0; start < ids.length && !report.full; start += PAGE) {
      await this.#recheckSome(db, ids.slice(start, start + PAGE), report);
    }
  }

  async #recheckSome(db: Kysely<Database>, ids: readonly string[], report: Report): Promise<void> {
    const { noun, rows } = this.kind;
    const present = new Map((await rows(db).of(ids)).map((row) => [row.id, row]));
    const unitName = await unitNames(db);
    for (const id of ids) {
      const [row, said] = [present.get(id), this.#said.get(id)];
      if (row && said) this.#compare(row, said.values, unitName, report);
      else if (row) report.add(findings.recordUnrecorded(noun, { id: row.name, itemId: null }));
      else if (said)
        report.add(findings.recordGone(noun, { id: lastName(id, said), itemId: null }, said.seq));
    }
  }

  #compare(row: Row, said: Values, unitName: (id: string) => string, report: Report): void {
    const { fields, units: unitFields, differs } = this.kind;
    for (const [field, what] of Object.entries(fields)) {
      const words = (value: string | null | undefined) =>
        value === null || value === undefined ? 'none' : unitFields.includes(field) ? unitName(value) : value;
      if (row.values[field] !== said[field]) {
        report.add(differs(row.name, what, words(row.values[field]), words(said[field])));
      }
    }
  }

  #agrees({ id, values }: Row): boolean {
    const said = this.#said.get(id)?.values;
    return (
      said !== undefined && Object.keys(this.kind.fields).every((field) => values[field] === said[field])
    );
  }
}

/** What to call somebody or a unit whose row is gone. */
const lastName = (id: string, { values }: { values: Values }): string => values.lastName ?? values.name ?? id;

/** The name of a unit by its id; the id where there is no such unit. */
export async function unitNames(db: Kysely<Database>): Promise<(id: string) => string> {
  const rows = await db.selectFrom('units').select(['id', 'name']).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

/** People and units as the events say they are, held against their tables. What is kept grows with their number. */
export class StandingCheck {
  readonly #kinds = [new KindCheck(accounts), new KindCheck(units)];

  /** To be called with every event in order. */
  take(event: EventBody): void {
    for (const kind of this.#kinds) kind.take(event);
  }

  /** Looks at every row, a page at a time while others go on writing; what does not agree is left to `recheck`. */
  async firstPass(db: Kysely<Database>): Promise<void> {
    for (const kind of this.#kinds) await kind.firstPass(db);
  }

  /** @param db one snapshot, of the very events that were taken. */
  async recheck(db: Kysely<Database>, report: Report): Promise<void> {
    for (const kind of this.#kinds) await kind.recheck(db, report);
  }
}
