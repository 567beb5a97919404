import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, unitsBelow } from '../access';
import { type Database, forbidden } from '../kernel';
import { isBelow } from '../signatures';
import { mayPrepare } from './preparers';

/** A condition on the table `units`: of another book than that of a unit, with a Supply Sergeant who enters items. */
export const isReceiver = (losingUnitId: string): RawBuilder<boolean> =>
  sql`(units.id not in ${unitsBelow(losingUnitId)} and ${hasSergeant})`;

const hasSergeant = sql<boolean>`exists (select from users where users.unit_id = units.id
  and users.role = 'Supply Sergeant' and users.status = 'Active')`;

/**
 * Units that the viewer may choose for a lateral transfer: those below them that keep a book. People of a company read no
 * other company and type its name.
 *
 * @throws ApiError 403 for people who prepare no closings.
 */
export async function listReceivers(db: Kysely<Database>, viewer: Viewer) {
  if (!mayPrepare(viewer)) {
    throw forbidden('Only a Supply Sergeant or a Commander of the unit prepares what leaves the book.');
  }
  return db
    .selectFrom('units')
    .select(['id', 'name'])
    .where(isBelow('units.id', viewer))
    .where('id', '<>', viewer.unitId)
    .where(hasSergeant)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
