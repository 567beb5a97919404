import type { ClosingKind, Role } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, conflict, inArray } from '../kernel';
import { itemWords } from '../live';
import {
  managesPropertyBook,
  militaryDate,
  missingRefusal,
  readWaiting,
  requireDifference,
  waitingWords,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { ClosingItem } from './closing-items';

/** What is mounted on one of these items and is none of them, by the item that it is mounted on. */
async function readMounted(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('attached_component as mount')
    .innerJoin('property as item', 'item.id', 'mount.component_id')
    .select(['mount.parent_id', 'item.name', 'item.serial_number'])
    .where('mount.parent_id', '=', inArray(ids))
    .where(({ not, eb }) => not(eb('item.id', '=', inArray(ids))))
    .orderBy('item.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.parent_id, itemWords(row)]));
}

/** The holder keeps the book that the item is on. */
const isKeeper = (role: Role | null): boolean => role !== null && managesPropertyBook({ role });

/** Why the person who holds it stands in the way; undefined where they do not. */
function heldBelow(item: ClosingItem, kind: ClosingKind): string | undefined {
  if (kind === 'loss' || item.holder === null || item.is_primary) return undefined;
  if (kind !== 'book-error' && isKeeper(item.holder_role)) return undefined;
  return `${item.holder} holds ${itemWords(item)}. It comes back to the primary hand receipt holder first.`;
}

/** Why what is lost or missing cannot be handed over; null for any other item. */
const lostRefusal = (item: ClosingItem): string | null =>
  missingRefusal(item) ??
  (item.open_case === null
    ? null
    : `Loss case ${item.open_case} is open on ${item.serial_number}. Close the case first.`);

/** Kinds by which somebody else takes the items. */
const HANDS_OVER: readonly ClosingKind[] = ['turn-in', 'lateral'];

const isLost = (item: ClosingItem): boolean => item.current_status === 'Lost' || item.open_case !== null;

/** Why the person who has it stands in the way. A loss says that nobody has it any more. */
function outWith(item: ClosingItem, kind: ClosingKind): string | undefined {
  const { serial_number: serial } = item;
  if (kind === 'loss') return undefined;
  if (item.out_with) return `${serial} is out with ${item.out_with}. Take it back first.`;
  if (item.lent_to) {
    return `${serial} is on a temporary hand receipt to ${item.lent_to}. Take it back first.`;
  }
  return undefined;
}

/**
 * Why its loss stands in the way; undefined where it does not. A turn-in and a lateral transfer hand it over. A loss and an
 * error of the book say that there is nothing to hand over.
 */
function lossRefusal(item: ClosingItem, kind: ClosingKind): string | undefined {
  if (HANDS_OVER.includes(kind)) return lostRefusal(item) ?? undefined;
  const { serial_number: serial } = item;
  if (item.found_in) return `${serial} was reported found in ${item.found_in}. Confirm or refuse that first.`;
  return kind === 'loss' && !isLost(item) ? `${serial} is not reported lost.` : undefined;
}

/** Why a dispute stands in the way: nobody hands the item over before it is settled. */
function disputeRefusal(item: ClosingItem, kind: ClosingKind): string | undefined {
  if (item.disputed_in === null || !HANDS_OVER.includes(kind)) return undefined;
  return `${itemWords(item)} is disputed in ${item.disputed_in}. A leader settles it first.`;
}

interface Wanted {
  kind: ClosingKind;
  /** Of the closing that the items are on. */
  closingId: string | null;
  /** What is mounted on an item and stays, by the item's id. */
  mounted: ReadonlyMap<string, string>;
  /** The person whose signature an item waits for, by the item's id. */
  waiting: ReadonlyMap<string, string>;
}

function reasonWhyNot(item: ClosingItem, { kind, closingId, ...of }: Wanted): string | undefined {
  const [mounted, signer] = [of.mounted.get(item.id), of.waiting.get(item.id)];
  if (item.left_at) return `${itemWords(item)} left the book on ${militaryDate(item.left_at)}.`;
  if (item.closing_id !== null && item.closing_id !== closingId) {
    return `${item.serial_number} is on ${item.closing_id} already.`;
  }
  if (item.open_transfer) return item.open_transfer;
  if (signer) return waitingWords(item, signer);
  return (
    lossRefusal(item, kind) ??
    outWith(item, kind) ??
    disputeRefusal(item, kind) ??
    heldBelow(item, kind) ??
    (mounted && `${mounted} is mounted on it. Take it off or add it.`)
  );
}

/**
 * All or nothing: one item that may not leave holds up the others.
 *
 * @param closingId of the closing that the items are on.
 * @throws ApiError 409 with a sentence for each item that may not leave, by its id.
 */
export async function requireMayLeave(
  work: UnitOfWork,
  items: readonly ClosingItem[],
  kind: ClosingKind,
  closingId: string | null = null,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  for (const unitId of new Set(items.map((item) => item.unit_id))) {
    await requireDifference(work, unitId, ids);
  }
  const mounted = await readMounted(work.trx, ids);
  const waiting = await readWaiting(work.trx, ids, { at: work.at });
  const refused = items.flatMap((item) => {
    const why = reasonWhyNot(item, { kind, closingId, mounted, waiting });
    return why ? [[item.id, why] as const] : [];
  });
  const [first, ...others] = refused;
  if (!first) return;
  const more = others.length === 1 ? ' 1 more item is refused.' : ` ${others.length} more items are refused.`;
  throw conflict(others.length === 0 ? first[1] : `${first[1]}${more}`, Object.fromEntries(refused));
}
