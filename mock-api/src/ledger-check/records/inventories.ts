import { type EventBody, type Json, canonicalBytes } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { type InventoryContents, openedDetails, readContents, seenOf } from '../../inventory';
import {
  FOUND,
  type RecordedTable,
  type Values,
  listOf,
  objectOf,
  stated,
  textOf,
  wordOf,
} from './recorded-table';
import { PAGE, isOneOf } from './table-rows';

const COLUMNS = [
  'id',
  'title',
  'unit_id',
  'category',
  'holder_user_id',
  'opened_by_user_id',
  'opened_at',
  'closed_by_user_id',
  'closed_at',
  'notes',
] as const;

function opened({ details }: EventBody): Values {
  const scope = objectOf(details.scope);
  return {
    kind: textOf(details.kind) ?? 'sensitive',
    title: textOf(details.name),
    unit: textOf(scope.unitId),
    category: textOf(scope.category),
    holder: textOf(scope.holderId),
    openedBy: textOf(details.openedBy),
    openedAt: textOf(details.openedAt),
    counters: listOf(details.counters),
    expected: wordOf(details.expected),
    items: textOf(details.expectedHash),
    ...stated('list', details.listDigest),
    counter: textOf(details.counterId),
    program: textOf(details.programId),
    opensOn: textOf(details.opensOn),
    dueAt: textOf(details.dueAt),
    planned: null,
    rules: rulesWords(details.rules),
    ...(details.rules !== undefined && { blind: String(objectOf(details.rules).blind === true) }),
    unproved: '0',
    closedBy: null,
    closedAt: null,
  };
}

/** Rules as canonical JSON; null for an inventory without. */
const rulesWords = (rules: Json | undefined): string | null =>
  rules ? Buffer.from(canonicalBytes(rules)).toString() : null;

/** How the event of a planning or of a moved due date says an inventory is. One that is open only moves. */
function planned({ details }: EventBody): Values {
  const dueAt = textOf(details.dueAt);
  if (details.kind === undefined) return { dueAt };
  return {
    kind: textOf(details.kind),
    title: textOf(details.name),
    unit: textOf(details.unitId),
    openedBy: textOf(details.plannedBy),
    openedAt: textOf(details.plannedAt),
    counters: listOf(details.counters),
    program: textOf(details.programId),
    opensOn: textOf(details.opensOn),
    dueAt,
    planned: 'yes',
    expected: '0',
    closedBy: null,
    closedAt: null,
  };
}

/** What is said of the team, the waivers and the recount while an inventory is open, and of its cancelling. */
function acted(event: EventBody): Values {
  const { actor, ts, details } = event;
  const act = textOf(details.act);
  if (act === 'planned') return planned(event);
  if (act === 'team') return { counters: listOf(details.counters) };
  if (act === 'waived') return { waivers: listOf(details.waivers) };
  if (act === 'recount') return { recountAt: ts, recountBy: actor.id, counters: listOf(details.counters) };
  return { closedBy: actor.id, closedAt: ts, cancelled: textOf(details.reason) };
}

/** Acts after the closing, which record nothing of the row. `signature-kinds.ts` compares what they record. */
const AFTERWARDS: readonly (string | null)[] = ['resolved', 'signed'];

/** How many lines the event says were counted, such as '40 of 42'. */
function countedBy({ totals }: EventBody['details']): Values {
  const { seen, expected } = objectOf(totals);
  return typeof seen === 'number' && typeof expected === 'number'
    ? { counted: `${seen} of ${expected}` }
    : {};
}

const closed = ({ actor, ts, details }: EventBody): Values => ({
  closedBy: actor.id,
  closedAt: ts,
  ...countedBy(details),
  ...stated('list', details.listDigest),
  ...stated('result', details.resultDigest),
  notes: textOf(details.notes),
  keys: textOf(details.keysTo),
  cancelled: null,
  recountAt: textOf(details.recountAt),
  // Who ended the first count is said when it ends.
  ...(details.recountAt === undefined && { recountBy: null }),
  noRecount: textOf(details.noRecountReason),
  waivers: listOf(details.waivers),
  ...(details.counters !== undefined && { counters: listOf(details.counters) }),
  notSeen: listOf(details.notSeen),
  left: listOf(details.left),
  byDocument: listOf(details.byDocument),
  lines: textOf(details.linesHash),
  extras: listOf(details.extras),
  scans: textOf(details.extrasHash),
});

/** What is hashed of the contents of a count from before; listed, so that what is added changes no hash of the ledger. */
const foundContents = (contents: InventoryContents | undefined): Record<string, Json> => {
  if (!contents) return {};
  const { counters, expected, expectedHash, notSeen, left, linesHash, extras, extrasHash, unproved } =
    contents;
  return { counters, expected, expectedHash, notSeen, left, linesHash, extras, extrasHash, unproved };
};

const contained = (contents: InventoryContents): Values => ({
  counted: `${seenOf(contents)} of ${contents.expected}`,
  counters: listOf(contents.counters),
  expected: String(contents.expected),
  items: contents.expectedHash,
  unproved: String(contents.unproved),
  notSeen: listOf(contents.notSeen),
  left: listOf(contents.left),
  byDocument: listOf(contents.byDocument),
  lines: contents.linesHash,
  extras: listOf(contents.extras),
  scans: contents.extrasHash,
  waivers: listOf(contents.waivers),
});

export const inventories: RecordedTable = {
  table: 'inventory',
  formerTable: 'sensitive_inventory',
  noun: 'Inventory',
  singular: 'inventory',
  plural: 'inventories',
  eventTypes: ['INVENTORY OPENED', 'INVENTORY CLOSED', 'INVENTORY'],
  timeColumn: 'opened_at',
  itemColumn: null,
  fields: {
    kind: { label: 'kind ' },
    title: { label: 'title ' },
    unit: { label: 'unit ', as: 'unit' },
    category: { label: 'category ' },
    holder: { label: 'holder ', as: 'person' },
    openedBy: { label: 'opener ', as: 'person' },
    openedAt: { label: 'opened ' },
    counters: { label: 'counters ' },
    expected: { label: 'items to be counted: ' },
    items: { label: 'items with SHA-256 ', as: 'hash' },
    unproved: { label: 'items seen without a verification: ' },
    closedBy: { label: 'closed by ', as: 'person' },
    closedAt: { label: 'closed ' },
    counted: { label: '', after: ' counted' },
    list: { label: 'list with SHA-256 ', as: 'hash' },
    result: { label: 'result with SHA-256 ', as: 'hash' },
    notes: { label: 'notes ' },
    program: { label: 'program ' },
    opensOn: { label: 'planned for ' },
    dueAt: { label: 'due ' },
    planned: { label: 'not opened: ' },
    counter: { label: 'counter ' },
    keys: { label: 'keys to ', as: 'person' },
    rules: { label: 'rules ' },
    blind: { label: 'blind: ' },
    waivers: { label: 'waivers: ' },
    recountAt: { label: 'first count ended ' },
    recountBy: { label: 'first count ended by ', as: 'person' },
    noRecount: { label: 'not recounted: ' },
    cancelled: { label: 'cancelled: ' },
    left: { label: 'items that left the book: ' },
    byDocument: { label: 'accounted for by document: ' },
    notSeen: { label: 'not seen: ' },
    lines: { label: 'lines with SHA-256 ', as: 'hash' },
    extras: { label: 'extras: ' },
    scans: { label: 'extras with SHA-256 ', as: 'hash' },
  },
  saidBy(event) {
    const id = textOf(event.details.inventoryId);
    if (id === null) return null;
    if (event.type === 'INVENTORY') {
      const act = textOf(event.details.act);
      if (AFTERWARDS.includes(act)) return null;
      return { id, itemId: null, values: acted(event), isOpen: act !== 'cancelled' };
    }
    const isOpen = event.type === 'INVENTORY OPENED';
    return { id, itemId: null, values: isOpen ? opened(event) : closed(event), isOpen };
  },
  async rowsOf(db, of) {
    const rows = await db.selectFrom('inventory').selectAll().where(isOneOf(of)).execute();
    const contents = await readContents(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const own = contents.get(row.id);
      return {
        id: row.id,
        eventId: row.event_id,
        itemId: null,
        values: {
          ...(own && contained(own)),
          kind: row.kind,
          list: row.list_digest,
          result: row.result_digest,
          title: row.title,
          unit: row.unit_id,
          category: row.category,
          holder: row.holder_user_id,
          openedBy: row.opened_by_user_id,
          openedAt: row.opened_at.toISOString(),
          closedBy: row.closed_by_user_id,
          closedAt: row.closed_at?.toISOString() ?? null,
          notes: row.notes,
          program: row.program_id,
          opensOn: row.opens_on,
          dueAt: row.due_at?.toISOString() ?? null,
          planned: row.planned ? 'yes' : null,
          counter: row.counter_id,
          keys: row.keys_to_user_id,
          rules: row.rules && rulesWords({ ...row.rules }),
          blind: String(row.blind),
          recountAt: row.recount_at?.toISOString() ?? null,
          recountBy: row.recount_by_user_id,
          noRecount: row.no_recount_reason,
          cancelled: row.cancel_reason,
        },
      };
    });
  },
  async foundAfter(db, after, until) {
    const rows = await db
      .selectFrom('inventory')
      .select(COLUMNS)
      .where('event_id', 'is', null)
      .where(sql<boolean>`id collate "C" > ${after}`)
      .where('opened_at', '<=', until)
      .orderBy(sql`id collate "C"`)
      .limit(PAGE)
      .execute();
    const contents = await readContents(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ opened_at: openedAt, closed_at: closedAt, ...row }) => ({
      id: row.id,
      bytes: canonicalBytes({
        ...row,
        opened_at: openedAt.toISOString(),
        closed_at: closedAt?.toISOString() ?? null,
        contents: foundContents(contents.get(row.id)),
      }),
    }));
  },
  async openFound(trx) {
    const rows = await trx
      .selectFrom('inventory')
      .selectAll()
      .where('event_id', 'is', null)
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute();
    const contents = await readContents(
      trx,
      rows.map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const own = contents.get(row.id);
      if (!own) return [];
      // Its row has no digest of the list before it is closed.
      const { listDigest: _, ...asOpened } = openedDetails(row, own);
      const details = { change: FOUND, ...asOpened };
      return { id: row.id, event: { type: 'INVENTORY OPENED' as const, itemId: null, details } };
    });
  },
};
