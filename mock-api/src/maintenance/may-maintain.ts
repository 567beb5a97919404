import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { managesPropertyBook } from '../property';
import { type Viewer, signedBy, unitItems } from '../access';

/** True where the person may report and move maintenance on an item: they signed for it, or manage its property book. */
export async function mayMaintain(db: Kysely<Database>, viewer: Viewer, itemId: string): Promise<boolean> {
  const inBook = managesPropertyBook(viewer) ? unitItems(viewer) : sql<boolean>`false`;
  const row = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', itemId)
    .where(sql<boolean>`(${signedBy(viewer.id)} or ${inBook})`)
    .executeTakeFirst();
  return row !== undefined;
}
