import { createHash } from 'node:crypto';
import { type EventBody, dayOf, findings } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { OPERATOR } from '../people';
import { namesOf } from './names';
import { RECORDED, type RecordedRow, type RecordedTable, type Value } from './recorded';
import type { Report } from './report';

/** A report takes no more findings. */
const MOST = 200;

/** What an event RECORDS FOUND says of the rows from before. */
interface Found {
  rows: number;
  hash: string;
  at: Date;
}

/** The number and the hash of the rows of a table that were there before their acts wrote events with them. */
export async function hashFound(
  db: Kysely<Database>,
  table: RecordedTable,
  until: Date,
): Promise<{ rows: number; hash: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for (let after = ''; ;) {
    const page = await table.foundAfter(db, after, until);
    for (const { bytes } of page) hash.update(bytes).update('\n');
    rows += page.length;
    const last = page.at(-1);
    if (!last) return { rows, hash: hash.digest('hex') };
    after = last.id;
  }
}

/** Holds the rows of one table against the events that recorded them. */
class TableCheck {
  /** Events that recorded a row. */
  #recorded = 0;
  #found: Found | null = null;

  constructor(private readonly table: RecordedTable) {}

  /** Compares the rows of the next events of the ledger. */
  async take(db: Kysely<Database>, events: readonly EventBody[], report: Report): Promise<void> {
    const own: EventBody[] = [];
    for (const event of events) {
      if (event.type === this.table.eventType) {
        own.push(event);
        if (this.table.saidBy(event)) this.#recorded += 1;
      }
      // Later ones bless nothing: from its first row with an event on, a table has no rows from before.
      else if (this.#found === null && this.#recorded === 0) this.#found = foundIn(event, this.table);
    }
    if (own.length === 0) return;
    const rows = await this.table.rowsOf(
      db,
      own.map(({ eventId }) => eventId),
    );
    const differing: Differing[] = [];
    for (const event of own) this.#compare(event, rows, report, differing);
    await this.#tell(db, differing, report);
  }

  #compare(event: EventBody, rows: readonly RecordedRow[], report: Report, differing: Differing[]): void {
    const { noun } = this.table;
    const said = this.table.saidBy(event);
    const ofEvent = rows.filter(({ eventId }) => eventId === event.eventId);
    for (const row of ofEvent) {
      if (row.id !== said?.id) report.add(findings.recordUnrecorded(noun, row));
    }
    if (!said) return;
    const row = ofEvent.find(({ id }) => id === said.id);
    if (!row) report.add(findings.recordGone(noun, said, event.seq));
    else differing.push(...differences(row, said));
  }

  async #tell(db: Kysely<Database>, differing: readonly Differing[], report: Report): Promise<void> {
    if (differing.length === 0) return;
    const people = differing.flatMap(({ shown, said }) =>
      [shown, said].flatMap(({ value, isPerson }) => (isPerson ? [value] : [])),
    );
    const name = await namesOf(db, people);
    const words = ({ value, isPerson }: Value) => (isPerson ? name(value) : (value ?? 'none'));
    for (const { row, shown, said } of differing) {
      const [seen, recorded] = [`${shown.label}${words(shown)}`, words(said)];
      report.add(findings.recordAltered(this.table.noun, row, { shown: seen, recorded }));
    }
  }

  /** Compares the rows from before. They do not change, so no snapshot is needed. */
  async firstPass(db: Kysely<Database>, report: Report): Promise<void> {
    if (this.#found === null) return;
    const { rows, hash, at } = this.#found;
    const now = await hashFound(db, this.table, at);
    if (now.rows !== rows || now.hash !== hash) {
      report.add(findings.recordsFoundDiffer(rows, this.table.plural, dayOf(at)));
    }
  }

  /** @param db one snapshot, of the very events that were taken. */
  async conclude(db: Kysely<Database>, report: Report): Promise<void> {
    if (report.full) return;
    const { table } = this;
    const wrong = await table.withoutEvent(db, this.#found?.at ?? null, MOST);
    // As many rows as events, and each event's row was there: then there is no other.
    if (!report.clean || (await table.count(db)) !== this.#recorded) {
      wrong.push(...(await table.withWrongEvent(db, MOST)));
    }
    for (const row of wrong) report.add(findings.recordUnrecorded(table.noun, row));
  }
}

interface Differing {
  row: RecordedRow;
  shown: Value;
  said: Value;
}

function differences(row: RecordedRow, { values }: Pick<RecordedRow, 'values'>): Differing[] {
  return row.values.flatMap((shown, at) => {
    const said = values[at];
    return said && said.value !== shown.value ? [{ row, shown, said }] : [];
  });
}

function foundIn({ type, details, ts, actor }: EventBody, { table }: RecordedTable): Found | null {
  const { rows, hash } = details;
  if (type !== 'RECORDS FOUND' || actor.id !== OPERATOR.id || details.table !== table) return null;
  return typeof rows === 'number' && typeof hash === 'string' ? { rows, hash, at: new Date(ts) } : null;
}

/** Every row of the tables that are written with an event, held against the ledger. */
export class RecordsCheck {
  readonly #tables = RECORDED.map((table) => new TableCheck(table));

  /** To be called with all events in order, a batch at a time. */
  async take(db: Kysely<Database>, events: readonly EventBody[], report: Report): Promise<void> {
    for (const table of this.#tables) await table.take(db, events, report);
  }

  /** What needs no snapshot. */
  async firstPass(db: Kysely<Database>, report: Report): Promise<void> {
    for (const table of this.#tables) await table.firstPass(db, report);
  }

  /** @param db one snapshot, of the very events that were taken. */
  async conclude(db: Kysely<Database>, report: Report): Promise<void> {
    for (const table of this.#tables) await table.conclude(db, report);
  }
}
