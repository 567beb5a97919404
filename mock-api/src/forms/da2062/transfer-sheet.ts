import type { SheetItemDto, TransferDto } from '@hand-receipt/contracts';
import { type EventBody, fromUtf8 } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { ledgerEvents } from '../../ledger';
import { type SheetContent, buildSheets } from '../../property';
import { loadItem } from './load-items';
import type { ReceiptItem } from './receipt-item';

/** The sheet that the recipient accepted, as the event of the acceptance repeats it; null for one from before. */
async function acceptedSheet(db: Kysely<Database>, transferId: string): Promise<SheetContent | null> {
  const { event_id: eventId } = await db
    .selectFrom('transfer')
    .select('event_id')
    .where('id', '=', transferId)
    .executeTakeFirstOrThrow();
  const event =
    eventId === null
      ? undefined
      : await ledgerEvents(db).select('body').where('event_id', '=', eventId).executeTakeFirst();
  if (!event) return null;
  const { details } = JSON.parse(fromUtf8(event.body)) as EventBody;
  return (details.sheet as unknown as SheetContent | undefined) ?? null;
}

/** The sheet of a transfer: the one that was accepted, or while it is open, the one that would be. */
async function sheetOf(db: Kysely<Database>, { id, status }: TransferDto): Promise<SheetContent | null> {
  if (status === 'Approved') return acceptedSheet(db, id);
  if (status !== 'Pending') return null;
  const transfer = await db.selectFrom('transfer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return (await buildSheets(db, [transfer]))[0] ?? null;
}

/** An item as the sheet lists it; what a sheet does not say is as it is now. */
async function itemOn(db: Kysely<Database>, listed: SheetItemDto): Promise<ReceiptItem> {
  const { name, serial_number: serialNumber, nsn, lin, ciic, category, components } = listed;
  const missingSince = listed.missing ? new Date(listed.missing.since) : null;
  const now = await loadItem(db, listed.id);
  return { ...now, missingSince, name, serialNumber, nsn, lin, ciic, category, components };
}

/** What a transfer hands over, exactly as its accept sheet lists it: the item, and what is mounted on it. */
export async function transferItems(db: Kysely<Database>, transfer: TransferDto): Promise<ReceiptItem[]> {
  const sheet = await sheetOf(db, transfer);
  if (!sheet) return [await loadItem(db, transfer.property.id)];
  const items: ReceiptItem[] = [];
  for (const listed of [sheet.item, ...sheet.mounted]) items.push(await itemOn(db, listed));
  return items;
}
