import { type EventBody, findings } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Report } from './report';

const BATCH = 2_000;
const NOBODY = 'nobody';

/** Who holds what by the events alone, held against the property table. */
export class CustodyFold {
  /** Item, and its holder; null for the property book. */
  readonly #holders = new Map<string, string | null>();

  take({ type, item, details }: EventBody): void {
    if (item === null) return;
    const holder =
      type === 'ITEM CREATED'
        ? details.holderId
        : type === 'TRANSFER APPROVED'
          ? details.toUserId
          : undefined;
    if (holder === null || typeof holder === 'string') this.#holders.set(item, holder);
  }

  /** Reports each item whose row says another holder than its events do. */
  async compare(db: Kysely<Database>, report: Report): Promise<void> {
    const unseen = new Set(this.#holders.keys());
    const differing: { id: string; serialNumber: string; shown: string | null; recorded: string | null }[] =
      [];
    for await (const { id, serialNumber, holder: shown } of propertyRows(db)) {
      unseen.delete(id);
      const recorded = this.#holders.get(id);
      if (recorded === undefined) report.add(findings.itemUnrecorded(id, serialNumber));
      else if (recorded !== shown) differing.push({ id, serialNumber, shown, recorded });
    }
    const gone = [...unseen].map((id) => ({ id, recorded: this.#holders.get(id) ?? null }));
    const names = await namesOf(db, [
      ...differing.flatMap(({ shown, recorded }) => [shown, recorded]),
      ...gone.map(({ recorded }) => recorded),
    ]);
    for (const { id, serialNumber, shown, recorded } of differing) {
      report.add(findings.itemDiffers(id, serialNumber, names(shown), names(recorded)));
    }
    for (const { id, recorded } of gone) report.add(findings.itemGone(id, names(recorded)));
  }
}

async function* propertyRows(db: Kysely<Database>) {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('property')
      .select(['id', 'serial_number as serialNumber', 'assigned_to_user_id as holder'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Rank and last name for each id; the id itself where there is no such person. */
async function namesOf(db: Kysely<Database>, ids: (string | null)[]): Promise<(id: string | null) => string> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const people = await db
    .selectFrom('users')
    .select(['id', 'rank', 'last_name'])
    .where('id', 'in', [...known, ''])
    .execute();
  const names = new Map(people.map(({ id, rank, last_name }) => [id, `${rank} ${last_name}`]));
  return (id) => (id === null ? NOBODY : (names.get(id) ?? id));
}
