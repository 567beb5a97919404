import { type EventBody, dayOf, findings, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { type Difference, differences, tellDifferences } from './differences';
import { type Found, foundIn, hashFound, isFound } from './found';
import type { Field, RecordedRow, RecordedTable, SaidRow } from './recorded-table';
import { countRecorded, readRows, withWrongEvent, withoutEvent } from './table-rows';

/** A report takes no more findings. */
const MOST = 200;
/** Open rows are compared so many at a time. */
const BATCH = 500;

/** A row as its newest event says it is. */
interface Recorded extends SaidRow {
  eventId: string;
  seq: number;
}

const EVENT: Field = { label: 'event ' };
const ANY: Field = { label: '' };

/**
 * Holds the rows of one table against the events that recorded them. A row that is finished is compared when its last
 * event is read. An open one may still change, so it is kept, and compared at the end.
 */
export class TableCheck {
  /** Rows that events have recorded. */
  #recorded = 0;
  /** True once an act has recorded a row: from then on nothing is taken for a row from before. */
  #hasActs = false;
  #found: Found | null = null;
  readonly #open = new Map<string, Recorded>();
  /** Open rows that are still to be compared. */
  readonly #unsettled = new Set<string>();

  constructor(private readonly table: RecordedTable) {}

  /** Compares the rows of the next events of the ledger. */
  async take(db: Kysely<Database>, events: readonly EventBody[], report: Report): Promise<void> {
    const own: { event: EventBody; said: Recorded | null }[] = [];
    const changed: Difference[] = [];
    for (const event of events) {
      const isOwn = (this.table.eventTypes as readonly string[]).includes(event.type);
      if (isOwn) own.push({ event, said: this.#takeEvent(event, changed) });
      // Later ones bless nothing: from its first row with an event on, a table has no rows from before.
      else if (this.#found === null && this.#recorded === 0) this.#found = foundIn(event, this.table);
    }
    if (own.length === 0) return;
    const rows = await readRows(db, this.table, {
      eventIds: own.map(({ event }) => event.eventId),
      ids: own.flatMap(({ said }) => (said && !said.isOpen ? [said.id] : [])),
    });
    for (const { event, said } of own) {
      for (const row of rows) {
        if (row.eventId === event.eventId && row.id !== said?.id) this.#unrecorded(row, report);
      }
    }
    const finished = own.flatMap(({ said }) => (said && !said.isOpen ? [said] : []));
    for (const said of finished) this.#compare(said, rows, { changed, report });
    await tellDifferences(db, this.table.noun, changed, report);
  }

  /** Takes what an event of this table's records says. What no act changes must stay as it was. */
  #takeEvent(event: EventBody, changed: Difference[]): Recorded | null {
    const said = this.table.saidBy(event);
    if (!said || (isFound(event) && this.#hasActs)) return null;
    if (!isFound(event)) this.#hasActs = true;
    const before = this.#open.get(said.id);
    if (before) {
      const fixed = Object.fromEntries(Object.entries(this.table.fields).filter(([, field]) => field.fixed));
      changed.push(...differences(fixed, said, { shown: said.values, said: before.values }));
    } else this.#recorded += 1;
    const { eventId, seq } = event;
    const recorded = { ...said, values: { ...before?.values, ...said.values }, eventId, seq };
    if (said.isOpen) {
      this.#open.set(said.id, recorded);
      this.#unsettled.add(said.id);
    } else {
      this.#open.delete(said.id);
      this.#unsettled.delete(said.id);
    }
    return recorded;
  }

  #compare(
    said: Recorded,
    rows: readonly RecordedRow[],
    { changed, report }: { changed: Difference[]; report: Report },
  ): void {
    const row = rows.find(({ id }) => id === said.id);
    if (!row) return report.add(findings.recordGone(this.table.noun, said, said.seq));
    changed.push(...this.#differences(row, said));
  }

  #differences(row: RecordedRow, said: Recorded): Difference[] {
    if (row.isUnreadable) return [{ row, field: ANY, shown: 'a value that cannot be read', said: 'another' }];
    const found = differences(this.table.fields, row, { shown: row.values, said: said.values });
    if (found.length > 0 || row.eventId === said.eventId) return found;
    return [{ row, field: EVENT, shown: row.eventId, said: said.eventId }];
  }

  /** Compares the rows from before, which do not change, and looks at the open rows while others go on writing. */
  async firstPass(db: Kysely<Database>, report: Report): Promise<void> {
    for (const id of this.#open.keys()) this.#unsettled.add(id);
    await this.#eachUnsettled(db, (rows, said) => {
      const row = rows.find(({ id }) => id === said.id);
      if (row && this.#differences(row, said).length === 0) this.#unsettled.delete(said.id);
    });
    if (this.#found === null) return;
    const { rows, hash, at } = this.#found;
    const now = await hashFound(db, this.table, at);
    if (now.rows !== rows || now.hash !== hash) {
      report.add(findings.recordsFoundDiffer(rows, this.table, dayOf(at)));
    }
  }

  /** @param db one snapshot, of the very events that were taken. */
  async conclude(db: Kysely<Database>, report: Report): Promise<void> {
    if (report.full) return;
    const { table } = this;
    const changed: Difference[] = [];
    await this.#eachUnsettled(db, (rows, said) => this.#compare(said, rows, { changed, report }));
    await tellDifferences(db, table.noun, changed, report);
    const wrong = await withoutEvent(db, table, this.#found?.at ?? null, MOST);
    // As many rows as events, and each event's row was there: then there is no other.
    if (!report.clean || (await countRecorded(db, table)) !== this.#recorded) {
      wrong.push(...(await withWrongEvent(db, table, MOST)));
    }
    for (const row of wrong) this.#unrecorded(row, report);
  }

  async #eachUnsettled(
    db: Kysely<Database>,
    look: (rows: readonly RecordedRow[], said: Recorded) => void,
  ): Promise<void> {
    const ids = [...this.#unsettled].sort();
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH);
      const rows = await readRows(db, this.table, { ids: some, eventIds: [] });
      for (const id of some) {
        const said = this.#open.get(id);
        if (said) look(rows, said);
      }
    }
  }

  #unrecorded(row: RecordedRow | { id: string; itemId: string | null }, report: Report): void {
    report.add(findings.recordUnrecorded(this.table.noun, row));
  }
}
