import type { PropertyDto, SheetItemDto, TransferSheetDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../../kernel';
import { findMounted, goesAlong } from '../custody/mounted';
import { loadProperty } from '../load-property';
import { type Viewer, visibleItems } from '../../access';

/** Pending transfers that the person is a party to, or whose item they may see. */
const readPending = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]) =>
  db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .select(['transfer.id', 'transfer.item_id', 'transfer.include_components', 'transfer.mounted'])
    .where('transfer.id', '=', inArray(ids))
    .where('transfer.status', '=', 'Pending')
    .where((row) =>
      row.or([
        row('transfer.from_user_id', '=', viewer.id),
        row('transfer.to_user_id', '=', viewer.id),
        visibleItems(viewer),
      ]),
    )
    .execute();

const toSheetItem = (item: PropertyDto): SheetItemDto => ({
  id: item.id,
  name: item.name,
  serial_number: item.serial_number,
  nsn: item.nsn,
  lin: item.lin,
  category: item.category,
  current_status: item.current_status,
  location: item.location,
  is_sensitive: item.is_sensitive,
  version: item.version,
  components: item.components,
});

/**
 * What the recipients of pending transfers sign for, in the order of `ids`: each item with its components,
 * and what is mounted on it. A transfer that has ended or is out of sight is left out.
 */
export async function readSheets(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<TransferSheetDto[]> {
  const transfers = await readPending(db, viewer, ids);
  const itemIds = transfers.map(({ item_id }) => item_id);
  const mounted = await findMounted(db, itemIds);
  const loaded = await loadProperty(db, [...itemIds, ...mounted.map(({ id }) => id)]);
  const items = new Map(loaded.map((item) => [item.id, toSheetItem(item)]));

  const sheets = transfers.flatMap((transfer): TransferSheetDto[] => {
    const item = items.get(transfer.item_id);
    const going = mounted.filter((on) => on.parent_id === transfer.item_id && goesAlong(transfer, on.id));
    if (!item) return [];
    const goingIds = new Set(going.map(({ id }) => id));
    const attached = loaded.find(({ id }) => id === transfer.item_id)?.attached_components ?? [];
    return [
      {
        transfer_id: transfer.id,
        item,
        mounted: going.flatMap(({ id }) => items.get(id) ?? []),
        taken_off: attached
          .map(({ componentProperty }) => componentProperty)
          .filter(({ id }) => !goingIds.has(id)),
      },
    ];
  });
  const byId = new Map(sheets.map((sheet) => [sheet.transfer_id, sheet]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
