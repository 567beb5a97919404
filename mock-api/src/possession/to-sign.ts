import type { HandOverDto, PersonDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import type { Database } from '../kernel';
import { wasSaid } from './commit-handover';
import { loadCounterItems } from './counter-items';
import { hashList } from './draft';
import { type Line, readLines } from './list-lines';
import { type HandOverRow, findHandOver, findRow } from './load-handovers';
import { readReceiptComponents, readReturnShortages } from './receipt-components';
import { findSettlers } from './settlers';

/** The items of a hand-over that waits, as they are now, and the hash of what its recipient signs. */
interface ToSign {
  lines: readonly Line[];
  hash: Buffer;
}

/** What is signed now; null where other items would go along than those that wait. */
export async function readToSign(
  db: Kysely<Database>,
  row: HandOverRow,
  options: { lock: boolean },
): Promise<ToSign | null> {
  const named = await db
    .selectFrom('handover_line')
    .select(['item_id as itemId', 'reason', 'mounted_on'])
    .where('handover_id', '=', row.id)
    .orderBy('line_no')
    .execute();
  const wanted = named.filter(({ mounted_on }) => mounted_on === null);
  const lines = await readLines(db, wanted, options);
  const isSame =
    lines.length === named.length &&
    lines.every(({ item }) => named.some(({ itemId }) => itemId === item.id));
  if (!isSame) return null;
  const hash = await hashList(db, {
    draftId: row.draft_id ?? '',
    mode: row.mode,
    counterId: row.counter_id,
    operatorId: row.operator_id,
    recipientId: row.recipient_id,
    dueAt: row.due_at,
    purpose: row.purpose,
    actAt: wasSaid(row) ? row.act_at : null,
    lines,
  });
  return { lines, hash };
}

/** The nearest leaders who may settle it, as the wire says it. */
async function readSettlers(db: Kysely<Database>, row: HandOverRow): Promise<PersonDto[]> {
  const ids = await findSettlers(db, row);
  const people = await loadPeople(db, ids);
  return ids.flatMap((id) => people.get(id) ?? []);
}

/**
 * One hand-over or return, with the components of its lines and, of a return, the shortages that it opened; to its recipient, while it waits for them, with what they are to sign; while it is disputed,
 * with who may settle it.
 */
export async function findHandOverToSign(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  at: Date,
): Promise<HandOverDto> {
  const found = await findHandOver(db, viewer, id, at);
  const handOver = {
    ...found,
    components: await readReceiptComponents(db, found),
    ...(found.mode === 'return' && { shortages: await readReturnShortages(db, found) }),
  };
  const isDisputed = handOver.state === 'disputed';
  const row = handOver.may.confirm || isDisputed ? await findRow(db, viewer, id, at) : undefined;
  if (row && isDisputed) return { ...handOver, settlers: await readSettlers(db, row) };
  const toSign = row && (await readToSign(db, row, { lock: false }));
  if (!toSign) return handOver;
  const items = await loadCounterItems(
    db,
    handOver.counter.id,
    toSign.lines.map(({ item }) => item.id),
  );
  const lines = items.map(
    ({ id: itemId, name, serial_number, current_status, mounted, components }, index) => ({
      line: index + 1,
      item: { id: itemId, name, serial_number, current_status, mounted, components },
    }),
  );
  return { ...handOver, to_sign: { content_hash: toHex(toSign.hash), lines } };
}
