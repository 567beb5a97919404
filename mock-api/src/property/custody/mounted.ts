import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';

/** A serial-numbered item that is mounted on another one. */
export interface MountedItem {
  parent_id: string;
  id: string;
  name: string;
  serial_number: string;
}

/** What a transfer says of the items mounted on its item. */
interface MountTerms {
  include_components: boolean;
  mounted: readonly string[] | null;
}

/** Whether a mounted item goes along. A list of ids says more than the word for all of them. */
export const goesAlong = ({ include_components, mounted }: MountTerms, itemId: string): boolean =>
  mounted ? mounted.includes(itemId) : include_components;

/** Items mounted on those of `parentIds` with the same holder, no open transfer of their own and no closing. */
export const findMounted = (db: Kysely<Database>, parentIds: readonly string[]): Promise<MountedItem[]> =>
  db
    .selectFrom('attached_component as mount')
    .innerJoin('property as parent', 'parent.id', 'mount.parent_id')
    .innerJoin('property as item', 'item.id', 'mount.component_id')
    .select(['mount.parent_id', 'item.id', 'item.name', 'item.serial_number'])
    .where('mount.parent_id', '=', inArray(parentIds))
    .whereRef('item.assigned_to_user_id', 'is not distinct from', 'parent.assigned_to_user_id')
    .where('item.closing_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transfer as own')
            .select('own.id')
            .whereRef('own.item_id', '=', 'item.id')
            // Written out: an index of pending transfers serves no parameter.
            .where('own.status', '=', sql.lit('Pending')),
        ),
      ),
    )
    .orderBy('item.id')
    .execute();

/** What is mounted on the item of a transfer and goes along with it now. */
export const findGoingAlong = async (
  db: Kysely<Database>,
  transfer: MountTerms & { item_id: string },
): Promise<MountedItem[]> =>
  (await findMounted(db, [transfer.item_id])).filter(({ id }) => goesAlong(transfer, id));

/** Locks what is mounted on an item, in order, so that offers of those items wait. */
export async function lockMounted(db: Kysely<Database>, parentId: string): Promise<void> {
  await db
    .selectFrom('property')
    .innerJoin('attached_component as mount', 'mount.component_id', 'property.id')
    .select('property.id')
    .where('mount.parent_id', '=', parentId)
    .orderBy('property.id')
    .forUpdate('property')
    .execute();
}
