import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, visibleItems } from '../../access';
import { type Database, inArray, notFound } from '../../kernel';
import { ENDED_BY_COUNT, ENDED_BY_LIST } from '../../property';
import { formDate } from '../dates';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { findFormName, mayName } from '../person';
import { type Entry, END, serialNumbers, stockNumber } from './entry';
import type { FormStamps } from './export';
import type { HandReceipt, Party } from './hand-receipt';
import { loadVisibleItems } from './load-items';
import { giverParty, nameReader } from './parties';
import { partyOf } from './party';
import type { ReceiptItem } from './receipt-item';
import { laySheets } from './sheets';

/** What is short of these items, in order of the items. */
const readShort = (db: Kysely<Database>, ofItems: RawBuilder<boolean>) =>
  db
    .selectFrom('component')
    .innerJoin('property', 'property.id', 'component.property_id')
    .select(['component.id', 'component.property_id as itemId', 'component.name', 'component.nsn'])
    .select(['component.ui', 'component.arc', 'component.quantity', 'component.short'])
    .select(['property.name as itemName', 'property.serial_number as serialNumber'])
    .where('component.short', '>', 0)
    .where(ofItems)
    .orderBy(sql`lower(property.name)`)
    .orderBy('property.id')
    .orderBy('component.position')
    .execute();

type ShortRow = Awaited<ReturnType<typeof readShort>>[number];

/** The orders and other documents of what is short, by component, the oldest first. */
async function readDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('component_shortage')
    .select(['component_id', 'document_number', 'document_date'])
    .where('component_id', '=', inArray(ids))
    .where('document_number', 'is not', null)
    .where(
      sql<boolean>`(state = 'open' or coalesce(ended_reason, '') not in (${ENDED_BY_COUNT}, ${ENDED_BY_LIST}))`,
    )
    .orderBy('since')
    .orderBy('id')
    .execute();
  const byComponent = new Map<string, string[]>();
  for (const { component_id: id, document_number: number, document_date: date } of rows) {
    if (id === null) continue;
    const words = date ? `${number} of ${formDate(new Date(`${date}T12:00:00Z`))}` : String(number);
    byComponent.set(id, [...new Set([...(byComponent.get(id) ?? []), words])]);
  }
  return byComponent;
}

const headingOf = ({ itemName, serialNumber }: ShortRow): Entry => ({
  stock: [],
  description: [`SHORTAGES OF ${itemName} ${serialNumbers([serialNumber]).join('')}`],
  kind: 'heading',
});

const shortEntry = (row: ShortRow, documents: readonly string[]): Entry => ({
  stock: stockNumber({ nsn: row.nsn }),
  description: [row.name, ...documents.map((words) => `ORDER ${words}`)],
  annex: row.arc ?? undefined,
  unit: row.ui ?? 'EA',
  authorized: row.quantity,
  quantity: row.short,
  kind: 'item',
});

/** The lines of a shortage annex: what is short, under its end item. */
function annexEntries(rows: readonly ShortRow[], documents: ReadonlyMap<string, string[]>): Entry[] {
  if (rows.length === 0) return [{ stock: [], description: ['NO SHORTAGES'], kind: 'end' }];
  const entries = rows.flatMap((row, at) => [
    ...(row.itemId === rows[at - 1]?.itemId ? [] : [headingOf(row)]),
    shortEntry(row, documents.get(row.id) ?? []),
  ]);
  return [...entries, END];
}

/** The lines of the shortage annex of these items, whatever the caller may see; null where nothing is short. */
export async function shortageEntries(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<Entry[] | null> {
  const rows = await readShort(db, sql<boolean>`property.id = ${inArray(itemIds)}`);
  const documents = await readDocuments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length === 0 ? null : annexEntries(rows, documents);
}

/** The giver that all items have in common; empty, to be written by hand, where several gave them. */
async function giverOf(db: Kysely<Database>, items: readonly ReceiptItem[]): Promise<Party> {
  const [first] = items;
  const givers = new Set(items.map(({ aboveId, unitId }) => aboveId ?? `book ${unitId}`));
  if (!first || givers.size > 1) return partyOf({});
  const { aboveId: giverId, holderId, unitName: bookName } = first;
  return giverParty({ giverId, holderId, bookName }, {}, nameReader(db));
}

/**
 * The shortage annex of what a person holds, in the manner of DA Form 2062: the quantity short in column A, and below
 * the last line the place for initials and date.
 *
 * @throws ApiError 404 for a person whom the viewer does not know.
 */
export async function makeShortageAnnex(
  db: Kysely<Database>,
  viewer: Viewer,
  holderId: string,
  { at, program, stampOf }: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  const holder = (await mayName(db, viewer, holderId)) ? await findFormName(db, holderId) : undefined;
  if (!holder) throw notFound('The person is not known.');
  const held = sql<boolean>`property.assigned_to_user_id = ${holderId} and ${visibleItems(viewer)}`;
  const rows = await readShort(db, held);
  const documents = await readDocuments(
    db,
    rows.map(({ id }) => id),
  );
  const items = await loadVisibleItems(
    db,
    viewer,
    rows.map(({ itemId }) => itemId),
  );
  const receipt: HandReceipt = {
    number: 'SHORTAGE ANNEX',
    fileName: `shortage-annex-${holderId}.pdf`,
    citation: null,
    from: await giverOf(db, items),
    to: partyOf({ known: holder }),
    endItemStockNumber: '',
    at,
    items,
    groupByCategory: false,
    withCodes: false,
    acceptance: null,
    stamp: await stampOf(items.map(({ id }) => id)),
    registered: null,
    program,
  };
  const paper = await Paper.open({ title: `Shortage annex ${holder.name}`, at });
  const sheets = await laySheets(paper, receipt, annexEntries(rows, documents));
  return { file: printSheets(paper, sheets), fileName: receipt.fileName };
}
