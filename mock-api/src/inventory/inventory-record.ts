import { createHash } from 'node:crypto';
import { type Json, canonicalBytes } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';

/** The lines, extras and counters of a count, as the ledger names them. Hashes are SHA-256 in hex. */
export interface InventoryContents {
  /** User ids, sorted. */
  counters: string[];
  expected: number;
  /** Of the sorted ids of the items on the count, each ended by a line feed. */
  expectedHash: string;
  /** Ids of the items that were not counted, sorted. */
  notSeen: string[];
  /** Ids of the items that left the book before they were counted, sorted. */
  left: string[];
  /** Ids of the items that a document accounts for, sorted. */
  byDocument: string[];
  /** Of the canonical JSON (RFC 8785) of all lines, in order of their items. */
  linesHash: string;
  /** Codes that were read and are not on the count, as scanned, sorted. */
  extras: string[];
  /** Of the canonical JSON of the extras, in order of their codes. */
  extrasHash: string;
  /** Items that count as seen without a verification of that item in that count. */
  unproved: number;
  /** Codes one misreading away from a line, which are no extras. */
  nearMisses: number;
  /** SHA-256 of the list as it was opened: the canonical JSON of its lines, in order of their items. */
  listDigest: string;
  /** The rules that were waived, sorted. */
  waivers: string[];
  /** Lines and extras: what `result.json` has. */
  result: Json;
}

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const hashOf = (value: Json): string => sha256(canonicalBytes(value));

const inBytes = (column: string) => sql`${sql.ref(column)} collate "C"`;

const readLines = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('inventory_line as line')
    .leftJoin('verification as seen', (join) =>
      join
        .onRef('seen.id', '=', 'line.verification_id')
        .onRef('seen.inventory_id', '=', 'line.inventory_id')
        .onRef('seen.item_id', '=', 'line.item_id'),
    )
    .select([
      'line.inventory_id as inventoryId',
      'line.item_id as item',
      'line.name',
      'line.serial_number as serialNumber',
      'line.holder_user_id as holder',
      'line.verification_id as verification',
      sql<boolean>`line.verification_id is not null and seen.id is null`.as('unproved'),
      'line.left_at as leftAt',
      'line.document_at as documentAt',
      'line.document_number as documentNumber',
      'line.document_note as documentNote',
      'line.document_by_user_id as documentBy',
      'line.reason',
      'line.in_recount as inRecount',
      'line.not_here_at as notHereAt',
      'line.not_here_by_user_id as notHereBy',
      'seen.at as seenAt',
      'seen.by_user_id as seenBy',
      'seen.device_at as deviceAt',
    ])
    .where('line.inventory_id', 'in', ids)
    .orderBy(inBytes('line.item_id'))
    .execute();

/** Ids of the photos of an extra, in order, as one text; null without any. */
const photosOf = sql<string | null>`(select string_agg(photo.upload_id, ', ' order by photo.position)
  from inventory_extra_photo photo where photo.extra_id = inventory_extra.id)`.as('photos');

const readExtras = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('inventory_extra')
    .select(['inventory_id as inventoryId', 'id', 'code', 'result', 'at', 'by_user_id as by'])
    .select(['note', 'in_recount as inRecount', 'read_again_at as readAgainAt'])
    .select(['recount_at as recountAt', 'recount_by_user_id as recountBy'])
    .select(['not_here_at as notHereAt', 'not_here_by_user_id as notHereBy'])
    .select(photosOf)
    .where('inventory_id', 'in', ids)
    // What was read after the closing is no part of the result.
    .where('result', '<>', 'late')
    .orderBy(inBytes('code'))
    .execute();

/** The rules that were waived in each of these counts, in words that the ledger keeps, sorted. */
export async function waiversOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('inventory_waiver')
    .select(['inventory_id', 'user_id', 'rule', 'by_user_id', 'reason'])
    .where('inventory_id', 'in', ids)
    .orderBy(inBytes('user_id'))
    .orderBy(inBytes('rule'))
    .execute();
  const waivers = new Map<string, string[]>();
  for (const { inventory_id: id, user_id, rule, by_user_id, reason } of rows) {
    const words = `${user_id} ${rule} by ${by_user_id}: ${reason}`;
    waivers.set(id, [...(waivers.get(id) ?? []), words]);
  }
  return waivers;
}

const readCounters = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('inventory_counter')
    .select(['inventory_id as inventoryId', 'user_id as userId'])
    .where('inventory_id', 'in', ids)
    .orderBy(inBytes('user_id'))
    .execute();

/** What belongs to each of these counts, by its id. */
export async function readContents(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, InventoryContents>> {
  if (ids.length === 0) return new Map();
  const [lines, extras, counters] = [
    await readLines(db, ids),
    await readExtras(db, ids),
    await readCounters(db, ids),
  ];
  const waivers = await waiversOf(db, ids);
  const contents = ids.map((id) => {
    const own = <T extends { inventoryId: string }>(rows: readonly T[]) =>
      rows.filter(({ inventoryId }) => inventoryId === id);
    const ownLines = own(lines);
    const ownExtras = own(extras);
    const said: InventoryContents = {
      counters: own(counters).map(({ userId }) => userId),
      expected: ownLines.length,
      expectedHash: sha256(ownLines.map(({ item }) => `${item}\n`).join('')),
      notSeen: itemsThatAre('not seen', ownLines),
      left: itemsThatAre('left the book', ownLines),
      byDocument: itemsThatAre('by document', ownLines),
      linesHash: hashOf(
        ownLines.map((line) => ({
          item: line.item,
          name: line.name,
          serialNumber: line.serialNumber,
          holder: line.holder,
          verification: line.verification,
          ...(line.leftAt && { leftAt: line.leftAt.toISOString() }),
          ...documentOf(line),
          ...(line.reason && { reason: line.reason }),
          ...recountOf(line),
        })),
      ),
      extras: ownExtras.map(({ code }) => code),
      extrasHash: hashOf(
        ownExtras.map((extra) => ({
          code: extra.code,
          result: extra.result,
          at: extra.at.toISOString(),
          by: extra.by,
          ...moreOf(extra),
        })),
      ),
      unproved: ownLines.filter(({ unproved }) => unproved).length,
      nearMisses: ownExtras.filter(({ result }) => result === 'near-miss').length,
      waivers: waivers.get(id) ?? [],
      listDigest: hashOf(ownLines.map(toListLine)),
      result: [...ownLines.map(toResultLine), ...ownExtras.map(toResultExtra)],
    };
    return [id, said] as const;
  });
  return new Map(contents);
}

type Line = Awaited<ReturnType<typeof readLines>>[number];
type Extra = Awaited<ReturnType<typeof readExtras>>[number];

/** A line as the count opened with it. */
const toListLine = ({ item, name, serialNumber, holder }: Line) => ({
  itemId: item,
  serialNumber,
  name,
  holderId: holder,
});

/** How a line ended, in the words of `result.json`. */
function resultOf({ verification, leftAt, documentAt }: Line): string {
  if (verification) return 'seen';
  if (leftAt) return 'left the book';
  return documentAt ? 'by document' : 'not seen';
}

const itemsThatAre = (result: string, lines: readonly Line[]): string[] =>
  lines.filter((line) => resultOf(line) === result).map(({ item }) => item);

/** The document that accounts for a line; nothing of any other. */
const documentOf = (line: Line): Record<string, string | null> =>
  line.documentAt
    ? {
        documentNumber: line.documentNumber,
        note: line.documentNote,
        documentBy: line.documentBy,
        documentAt: line.documentAt.toISOString(),
      }
    : {};

/** What the recount did with a line; nothing of one that it did not concern. */
const recountOf = ({ inRecount, notHereAt, notHereBy }: Line): Record<string, string | null> => ({
  ...(inRecount && { recount: 'found' }),
  ...(notHereAt && { notHereBy, notHereAt: notHereAt.toISOString() }),
});

/** What is known of an extra besides its code; nothing of one that was only read. */
const moreOf = (extra: Extra): Record<string, string | null> => ({
  ...(extra.note && { note: extra.note }),
  ...(extra.photos && { photos: extra.photos }),
  ...(extra.inRecount && { recount: 'read' }),
  ...(extra.readAgainAt && { readAgainAt: extra.readAgainAt.toISOString() }),
  ...(extra.recountAt && { recountBy: extra.recountBy, recountAt: extra.recountAt.toISOString() }),
  ...(extra.notHereAt && { notHereBy: extra.notHereBy, notHereAt: extra.notHereAt.toISOString() }),
});

/** How a line ended. Times are ISO 8601. */
const toResultLine = (line: Line): Json => ({
  ...toListLine(line),
  result: resultOf(line),
  verificationId: line.verification,
  byUserId: line.seenBy,
  at: line.seenAt?.toISOString() ?? null,
  deviceAt: line.deviceAt?.toISOString() ?? null,
  ...(line.leftAt && !line.verification && { leftAt: line.leftAt.toISOString() }),
  ...documentOf(line),
  ...(line.reason && { reason: line.reason }),
  ...recountOf(line),
});

const toResultExtra = (extra: Extra): Json => ({
  code: extra.code,
  result: extra.result,
  at: extra.at.toISOString(),
  byUserId: extra.by,
  ...moreOf(extra),
});

/** SHA-256, in hex, of the bytes of `result.json`. */
export const resultDigestOf = ({ result }: InventoryContents): string => sha256(resultBytes(result));

/** The bytes of `result.json`: canonical JSON (RFC 8785). */
export const resultBytes = (result: Json): Uint8Array => canonicalBytes(result);

/** How many lines were read. */
export const seenOf = ({ expected, notSeen, left, byDocument }: InventoryContents): number =>
  expected - notSeen.length - left.length - byDocument.length;

/** How a count ended, in figures. */
const totalsOf = (contents: InventoryContents) => {
  const { expected, notSeen, left, byDocument, extras, nearMisses } = contents;
  return {
    expected,
    seen: seenOf(contents),
    byDocument: byDocument.length,
    missing: notSeen.length,
    extra: extras.length - nearMisses,
    nearMiss: nearMisses,
    left: left.length,
  };
};

type Inventory = Selectable<Database['inventory']>;

/** What an event INVENTORY OPENED says of a count. Times are ISO 8601. */
export const openedDetails = (inventory: Inventory, contents: InventoryContents): Record<string, Json> => ({
  inventoryId: inventory.id,
  kind: inventory.kind,
  name: inventory.title,
  unitId: inventory.unit_id,
  scope: { unitId: inventory.unit_id, category: inventory.category, holderId: inventory.holder_user_id },
  openedBy: inventory.opened_by_user_id,
  openedAt: inventory.opened_at.toISOString(),
  counters: contents.counters,
  expected: contents.expected,
  expectedHash: contents.expectedHash,
  listDigest: contents.listDigest,
  ...(inventory.counter_id && { counterId: inventory.counter_id }),
  ...(inventory.program_id && {
    programId: inventory.program_id,
    opensOn: inventory.opens_on,
    dueAt: inventory.due_at?.toISOString() ?? null,
  }),
  ...(inventory.rules && { rules: { ...inventory.rules } }),
});

/** What an event INVENTORY CLOSED says of a count. */
export const closedDetails = (
  {
    id,
    kind,
    title,
    notes,
    keys_to_user_id: keysTo,
    recount_at: recountAt,
    no_recount_reason: noRecountReason,
  }: Pick<
    Inventory,
    'id' | 'kind' | 'title' | 'notes' | 'keys_to_user_id' | 'recount_at' | 'no_recount_reason'
  >,
  contents: InventoryContents,
): Record<string, Json> => {
  const { notSeen, left, byDocument, extras, extrasHash, linesHash, counters, waivers } = contents;
  return {
    inventoryId: id,
    kind,
    name: title,
    seen: seenOf(contents),
    totals: totalsOf(contents),
    listDigest: contents.listDigest,
    resultDigest: resultDigestOf(contents),
    notSeen,
    ...(left.length > 0 && { left }),
    ...(byDocument.length > 0 && { byDocument }),
    extras,
    extrasHash,
    linesHash,
    ...(notes && { notes }),
    ...(keysTo && { keysTo }),
    counters,
    ...(waivers.length > 0 && { waivers }),
    ...(recountAt && { recountAt: recountAt.toISOString() }),
    ...(noRecountReason && { noRecountReason }),
  };
};
