import { type EventBody, type Finding, findings, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { authorities, authorizations, counters, handOverLines, operators } from './counter-kinds';
import { namesOf } from './names';
import { checkSchedules } from './schedule-kinds';
import { sectionRules } from './section-kinds';
import { reportSignatures, resolutions, temporarySignatures } from './signature-kinds';
import { type Kind, PAGE, type Row, type Values, accounts, settings, units } from './standing-kinds';

/** Who or what there is by the events alone, held against one table. */
class KindCheck {
  /** The newest that the events say of each, and in which place. */
  readonly #said = new Map<string, { values: Values; seq: number }>();
  /** Those still to be compared. */
  readonly #open = new Set<string>();

  constructor(private readonly kind: Kind) {}

  /** To be called with every event in order. */
  take(event: EventBody): void {
    if (this.kind.isEndedBy) {
      for (const id of this.#said.keys()) if (this.kind.isEndedBy(event, id)) this.#end(id);
    }
    const said = this.kind.saidBy(event);
    if (!said) return;
    if (!said.values) return this.#end(said.id);
    const before = this.kind.keepsUnsaid && this.#said.get(said.id)?.values;
    this.#said.set(said.id, { values: { ...before, ...said.values }, seq: event.seq });
    this.#open.add(said.id);
  }

  #end(id: string): void {
    this.#said.delete(id);
    this.#open.add(id);
  }

  /** Looks at every row, a page at a time while others go on writing; what does not agree is left to `recheck`. */
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

  /** @param db one snapshot, of the very events that were taken. */
  async recheck(db: Kysely<Database>, report: Report): Promise<void> {
    // A ledger that records nobody yet says nothing about them.
    if (this.#said.size === 0 && !this.kind.isAlwaysRecorded) return;
    const ids = [...this.#open].sort();
    for (let start = 0; start < ids.length && !report.full; start += PAGE) {
      await this.#recheckSome(db, ids.slice(start, start + PAGE), report);
    }
  }

  async #recheckSome(db: Kysely<Database>, ids: readonly string[], report: Report): Promise<void> {
    const { noun, rows, itemOf, mayBeUnsaid } = this.kind;
    const present = new Map((await rows(db).of(ids)).map((row) => [row.id, row]));
    const names = await this.#readNames(db, ids, present);
    for (const id of ids) {
      const [row, said] = [present.get(id), this.#said.get(id)];
      const itemId = itemOf?.(id) ?? null;
      if (row && said) this.#compare(row, said.values, names, report);
      else if (row && !mayBeUnsaid) {
        this.#tell(id, findings.recordUnrecorded(noun, { id: row.name, itemId }), report);
      } else if (said) {
        this.#tell(
          id,
          findings.recordGone(noun, { id: this.#nameOf(said.values) ?? id, itemId }, said.seq),
          report,
        );
      }
    }
  }

  /** What the values of some rows are called in a finding. */
  async #readNames(
    db: Kysely<Database>,
    ids: readonly string[],
    present: ReadonlyMap<string, Row>,
  ): Promise<(field: string, value: string) => string> {
    const { units: unitFields, named = [] } = this.kind;
    const unitName = await unitNames(db);
    const values = ids.flatMap((id) => [present.get(id)?.values, this.#said.get(id)?.values]);
    const nameOf =
      named.length === 0
        ? String
        : await namesOf(
            db,
            values.flatMap((shown) => named.map((field) => shown?.[field] ?? null)),
          );
    return (field, value) => {
      if (unitFields.includes(field)) return unitName(value);
      return named.includes(field) ? nameOf(value) : value;
    };
  }

  #compare(row: Row, said: Values, name: (field: string, value: string) => string, report: Report): void {
    const { fields, differs } = this.kind;
    // By the events: what the row shows may be what was changed.
    const called = { id: row.id, name: this.kind.nameOf?.(said) ?? row.name };
    for (const [field, what] of Object.entries(fields)) {
      const words = (value: string | null | undefined) =>
        value === null || value === undefined ? 'none' : name(field, value);
      if (differsIn(field, row.values, said)) {
        this.#tell(row.id, differs(called, what, words(row.values[field]), words(said[field])), report);
      }
    }
  }

  /** What to call one whose row is gone; null where the events do not say. */
  #nameOf(said: Values): string | null {
    return this.kind.nameOf?.(said) ?? said.name ?? null;
  }

  /** Of one kind, whatever a finding calls it, the id says who may read about it. */
  #tell(id: string, finding: Finding, report: Report): void {
    report.add({ ...finding, record: { kind: this.kind.noun, id } });
  }

  #agrees({ id, values }: Row): boolean {
    const said = this.#said.get(id)?.values;
    return (
      said !== undefined && !Object.keys(this.kind.fields).some((field) => differsIn(field, values, said))
    );
  }
}

/** Whether a row shows something else than the events; what they left out they do not say. */
const differsIn = (field: string, shown: Values, said: Values): boolean =>
  said[field] !== undefined && shown[field] !== said[field];

/** The name of a unit by its id; the id where there is no such unit. */
export async function unitNames(db: Kysely<Database>): Promise<(id: string) => string> {
  const rows = await db.selectFrom('units').select(['id', 'name']).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

/** What the check compares of people, units, counters and what follows a record. */
export const KINDS: readonly Kind[] = [
  accounts,
  units,
  settings,
  checkSchedules,
  counters,
  authorizations,
  operators,
  authorities,
  handOverLines,
  temporarySignatures,
  sectionRules,
  resolutions,
  reportSignatures,
];

/**
 * People, units, settings, counters and who may do what at them, lines of receipts, what follows a closed inventory, and
 * which release of a section who gets, as the events say they are, held against their tables. What is kept grows with
 * their number.
 */
export const standingChecks = (): KindCheck[] => KINDS.map((kind) => new KindCheck(kind));
