import { createHash } from 'node:crypto';
import {
  type PropertyDto,
  SHEET_CHANGED,
  type SheetItemDto,
  type TransferSheetDto,
  defaultSymbol,
} from '@hand-receipt/contracts';
import { type Json, canonicalBytes } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { ApiError, type Database, inArray } from '../../kernel';
import { uploadAddress } from '../../uploads';
import { loadProperty } from '../load-property';
import { groupBy } from './group-by';
import { findMounted, goesAlong } from './mounted';

/** What a sheet is made of, of a transfer. */
export interface SheetOf {
  id: string;
  item_id: string;
  from_user_id: string;
  to_user_id: string;
  include_components: boolean;
  mounted: readonly string[] | null;
}

/** A sheet before it has its digest: what the event of an acceptance repeats. */
export type SheetContent = Omit<TransferSheetDto, 'digest'>;

/** Faults that are being worked on, by item. */
const readFaults = (db: Kysely<Database>, itemIds: readonly string[]) =>
  db
    .selectFrom('maintenance_item')
    .select(['id', 'item_id', 'description', 'status', 'symbol', 'deadlined', 'maintenance_type'])
    .where('item_id', '=', inArray(itemIds))
    .where('status', 'not in', ['completed', 'cancelled'])
    .orderBy('reported_at')
    .orderBy('id')
    .execute();

const readPhotos = (db: Kysely<Database>, itemIds: readonly string[]) =>
  db
    .selectFrom('item_photo')
    .select(['item_id', 'upload_id', 'kind', 'caption'])
    .where('item_id', '=', inArray(itemIds))
    .where('removed_at', 'is', null)
    .orderBy('at')
    .orderBy('upload_id')
    .execute();

/** Who has an item, where that is another than the person who signed for it. */
function havingOf({ possession, assigned_to_user_id: holder }: PropertyDto): SheetItemDto['possession'] {
  if (!possession || possession.id === holder) return undefined;
  const { kind, id, name, since, due_at, basis } = possession;
  return { kind, id, name, since, due_at, basis };
}

/** Documents of open shortages: the newest of each component. */
const readOrders = (db: Kysely<Database>, itemIds: readonly string[]) =>
  db
    .selectFrom('component_shortage')
    .select(['component_id', 'document_number'])
    .where('item_id', '=', inArray(itemIds))
    .where('state', '=', 'open')
    .where('document_number', 'is not', null)
    .orderBy('since')
    .orderBy('id')
    .execute();

/** Items whose chain the recipient is in already: they come back. */
async function readReturning(db: Kysely<Database>, transfers: readonly SheetOf[]): Promise<Set<string>> {
  const links = await db
    .selectFrom('custody_link')
    .select(['item_id', 'user_id'])
    .where('item_id', '=', inArray(transfers.map(({ item_id }) => item_id)))
    .where('user_id', 'is not', null)
    .execute();
  const signed = new Set(links.map(({ item_id, user_id }) => `${item_id} ${user_id}`));
  return new Set(
    transfers.flatMap(({ id, item_id, to_user_id }) => (signed.has(`${item_id} ${to_user_id}`) ? [id] : [])),
  );
}

async function readGivers(db: Kysely<Database>, transfers: readonly SheetOf[]): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('users')
    .select(['id', sql<string>`rank || ' ' || last_name`.as('name')])
    .where('id', '=', inArray(transfers.map(({ from_user_id }) => from_user_id)))
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Items as sheets list them, by id. */
async function readItems(db: Kysely<Database>, loaded: readonly PropertyDto[]) {
  const ids = loaded.map(({ id }) => id);
  const [faults, photos, orders] = [
    await readFaults(db, ids),
    await readPhotos(db, ids),
    await readOrders(db, ids),
  ];
  const orderOf = new Map(orders.map(({ component_id, document_number }) => [component_id, document_number]));
  const faultsOf = groupBy(faults, ({ item_id }) => item_id);
  const photosOf = groupBy(photos, ({ item_id }) => item_id);
  return new Map(
    loaded.map((item): [string, SheetItemDto] => {
      const possession = havingOf(item);
      return [
        item.id,
        {
          id: item.id,
          name: item.name,
          serial_number: item.serial_number,
          nsn: item.nsn,
          lin: item.lin,
          ciic: item.ciic,
          category: item.category,
          current_status: item.current_status,
          ...(item.missing && { missing: item.missing }),
          ...(possession && { possession }),
          ...(item.disputed && { disputed: true as const }),
          location: item.location,
          is_sensitive: item.is_sensitive,
          components: item.components.map((component) => ({
            ...component,
            document: orderOf.get(component.id) ?? null,
          })),
          faults: (faultsOf.get(item.id) ?? []).map((fault) => ({
            id: fault.id,
            description: fault.description,
            status: fault.status,
            symbol: fault.symbol ?? defaultSymbol(fault.maintenance_type, fault.deadlined),
          })),
          photos: (photosOf.get(item.id) ?? []).map(({ upload_id, kind, caption }) => ({
            uploadId: upload_id,
            address: uploadAddress(upload_id),
            kind: kind as SheetItemDto['photos'][number]['kind'],
            caption,
          })),
        },
      ];
    }),
  );
}

/** SHA-256, in hex, of the canonical JSON (RFC 8785) of a sheet. */
const digestOf = (content: SheetContent): string =>
  createHash('sha256')
    .update(canonicalBytes(content as unknown as Json))
    .digest('hex');

/** What each of these transfers hands over, as it is now: the item with its components, and what is mounted on it. */
export async function buildSheets(
  db: Kysely<Database>,
  transfers: readonly SheetOf[],
): Promise<TransferSheetDto[]> {
  const itemIds = transfers.map(({ item_id }) => item_id);
  const mounted = await findMounted(db, itemIds);
  const loaded = await loadProperty(db, [...itemIds, ...mounted.map(({ id }) => id)]);
  const [items, givers, returning] = [
    await readItems(db, loaded),
    await readGivers(db, transfers),
    await readReturning(db, transfers),
  ];
  const attachedOf = new Map(loaded.map(({ id, attached_components }) => [id, attached_components]));
  const mountedOf = groupBy(mounted, ({ parent_id }) => parent_id);
  return transfers.flatMap((transfer) => {
    const item = items.get(transfer.item_id);
    if (!item) return [];
    const going = (mountedOf.get(transfer.item_id) ?? []).filter((on) => goesAlong(transfer, on.id));
    const goingIds = new Set(going.map(({ id }) => id));
    const content: SheetContent = {
      transfer_id: transfer.id,
      from: givers.get(transfer.from_user_id) ?? '',
      returns: returning.has(transfer.id),
      item,
      mounted: going.flatMap(({ id }) => items.get(id) ?? []),
      taken_off: (attachedOf.get(transfer.item_id) ?? [])
        .map(({ componentProperty }) => componentProperty)
        .filter(({ id }) => !goingIds.has(id)),
    };
    return [{ ...content, digest: digestOf(content) }];
  });
}

/** The recipient has read another sheet than the one that holds now. */
export class StaleSheet extends ApiError {
  constructor(readonly sheet: TransferSheetDto) {
    super(409, 'conflict', SHEET_CHANGED, undefined, undefined, { sheet });
  }
}

/**
 * The sheet of a transfer, read under the locks of its items.
 *
 * @param seen digest of the sheet that the recipient has read. Without it nothing is compared.
 * @throws StaleSheet where it has changed since.
 */
export async function requireSeen(
  db: Kysely<Database>,
  transfer: SheetOf,
  seen?: string,
): Promise<TransferSheetDto> {
  const [sheet] = await buildSheets(db, [transfer]);
  if (!sheet) throw new Error(`Transfer ${transfer.id} has no item.`);
  if (seen !== undefined && seen !== sheet.digest) throw new StaleSheet(sheet);
  return sheet;
}
