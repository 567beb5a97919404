import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, seesWholeLedger, unitsBelow } from '../access';
import { type Database, forbidden, notFound } from '../kernel';

/** @throws ApiError 403 unless the person is an Admin. */
export function requireAdmin({ role }: Pick<Viewer, 'role'>): void {
  if (role !== 'Admin') throw forbidden('Only an Admin manages webhooks.');
}

/**
 * A condition on the table `webhook`: an Admin manages the webhooks that send what they may read in the ledger themselves.
 *
 * @throws ApiError 403 unless the viewer is an Admin.
 */
export async function manageableWebhooks(db: Kysely<Database>, viewer: Viewer): Promise<RawBuilder<boolean>> {
  requireAdmin(viewer);
  if (await seesWholeLedger(db, viewer)) return sql`true`;
  return viewer.unitId === null ? sql`false` : sql`webhook.unit_id in ${unitsBelow(viewer.unitId)}`;
}

/** Whether a viewer may have the events of a unit sent; null is the whole ledger. */
export async function maySend(db: Kysely<Database>, viewer: Viewer, unitId: string | null): Promise<boolean> {
  if (await seesWholeLedger(db, viewer)) return true;
  if (unitId === null || viewer.unitId === null) return false;
  const { rows } = await sql<{ isBelow: boolean }>`
    select ${unitId} in ${unitsBelow(viewer.unitId)} as "isBelow"`.execute(db);
  return rows[0]?.isBelow ?? false;
}

/** A webhook that nobody else changes until the transaction ends. @throws ApiError 403, 404 */
export async function lockWebhook(db: Kysely<Database>, viewer: Viewer, id: string) {
  const row = await db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', id)
    .where(await manageableWebhooks(db, viewer))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such webhook.');
  return row;
}
