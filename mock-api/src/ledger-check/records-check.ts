import type { EventBody } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { RECORDED } from './recorded';
import { TableCheck } from './records/table-check';
import type { Report } from './report';

/** Every row of the tables that are written with an event, held against the ledger. */
export class RecordsCheck {
  readonly #tables = RECORDED.map((table) => new TableCheck(table));

  /** To be called with all events in order, a batch at a time. */
  async take(db: Kysely<Database>, events: readonly EventBody[], report: Report): Promise<void> {
    for (const table of this.#tables) await table.take(db, events, report);
  }

  /** What needs no snapshot; open rows that do not agree are left to `conclude`. */
  async firstPass(db: Kysely<Database>, report: Report): Promise<void> {
    for (const table of this.#tables) await table.firstPass(db, report);
  }

  /** @param db one snapshot, of the very events that were taken. */
  async conclude(db: Kysely<Database>, report: Report): Promise<void> {
    for (const table of this.#tables) await table.conclude(db, report);
  }
}
