import { type Kysely, sql } from 'kysely';
import { type Database, substringPattern } from '../kernel';
import { type Viewer, visibleItems } from '../access';

const SHOWN = 12;

/** The commonest locations of the items that the person may see, which have the words in them. */
export async function listLocations(db: Kysely<Database>, viewer: Viewer, words = ''): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select('location')
    .where('location', 'ilike', substringPattern(words.trim()))
    .where(visibleItems(viewer))
    .groupBy('location')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('location')
    .limit(SHOWN)
    .execute();
  return rows.flatMap(({ location }) => location ?? []);
}
