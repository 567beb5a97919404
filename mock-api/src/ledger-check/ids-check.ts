import { type EventBody, findings, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../kernel';

const PAGE = 1_000;

/** No two events have one id: who looks an event up by its id would be shown either. An index sees to it, until it is dropped. */
export class IdsCheck {
  /** True once all ids were compared; from then on only those of new events are. */
  #all = false;

  /** Looks for the ids of new events among all. */
  async take(db: Kysely<Database>, events: readonly EventBody[], report: Report): Promise<void> {
    if (!this.#all || events.length === 0) return;
    await tell(
      db,
      events.map(({ eventId }) => eventId),
      report,
    );
  }

  /** Reads all ids in their order, a page at a time: equal ones stand beside each other. */
  async firstPass(db: Kysely<Database>, report: Report): Promise<void> {
    if (this.#all) return;
    this.#all = true;
    const repeated: string[] = [];
    let last = '';
    for (;;) {
      const rows = await db
        .selectFrom('ledger_event')
        .select(['event_id as id', (event) => event.fn.countAll<number>().as('count')])
        .where('event_id', '>', last)
        .groupBy('event_id')
        .orderBy('event_id')
        .limit(PAGE)
        .execute();
      repeated.push(...rows.flatMap(({ id, count }) => (count > 1 ? [id] : [])));
      const end = rows.at(-1);
      if (!end || repeated.length >= PAGE) break;
      last = end.id;
    }
    await tell(db, repeated, report);
  }
}

/** Reports those of `ids` that more than one event has: each later event, and the first. */
async function tell(db: Kysely<Database>, ids: readonly string[], report: Report): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('ledger_event')
    .select(['seq', 'event_id as id'])
    .where('event_id', '=', inArray(ids))
    .orderBy('seq')
    .execute();
  const first = new Map<string, number>();
  for (const { seq, id } of rows) {
    const before = first.get(id);
    if (before === undefined) first.set(id, seq);
    else report.add(findings.eventIdRepeated(seq, before));
  }
}
