import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, seesWholeLedger, unitsBelow } from '../access';
import { type Database, forbidden, notFound } from '../kernel';

/** @throws ApiError 403 unless the person is an Admin. */
export function requireAdmin({ role }: Pick<Viewer, 'role'>): void {
  if (role !== 'Admin') throw forbidden('Only an Admin manages webhooks.');
}

/**
 * A condition on the table `webhook`: an Admin manages the webhooks that send what they may read in the ledger themselves,
 * and those of the whole ledger that their own people made while they read it.
 *
 * @throws ApiError 403 unless the viewer is an Admin.
 */
export async function manageableWebhooks(db: Kysely<Database>, viewer: Viewer): Promise<RawBuilder<boolean>> {
  requireAdmin(viewer);
  if (await seesWholeLedger(db, viewer)) return sql`true`;
  if (viewer.unitId === null) return sql`false`;
  const below = unitsBelow(viewer.unitId);
  return sql`(webhook.unit_id in ${below} or webhook.unit_id is null
    and webhook.created_by in (select id from users where unit_id in ${below}))`;
}

/** Whether a viewer may have the events of a unit sent; null is the whole ledger. */
export async function maySend(db: Kysely<Database>, viewer: Viewer, unitId: string | null): Promise<boolean> {
  if (await seesWholeLedger(db, viewer)) return true;
  if (unitId === null || viewer.unitId === null) return false;
  const { rows } = await sql<{ isBelow: boolean }>`
    select ${unitId} in ${unitsBelow(viewer.unitId)} as "isBelow"`.execute(db);
  return rows[0]?.isBelow ?? false;
}

/** Why a webhook of the whole ledger sends nothing. */
export const NOBODY_SENDS_ALL =
  'Nothing is sent: no Admin reads the whole ledger now. Choose a unit for this webhook, or remove it.';

/** Whether an active Admin may have the whole ledger sent. Otherwise nobody answers for what is sent of it. */
export async function maySomebodySendAll(db: Kysely<Database>): Promise<boolean> {
  const admins = await db
    .selectFrom('users')
    .select('unit_id')
    .distinct()
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .execute();
  for (const { unit_id: unitId } of admins) {
    if (await seesWholeLedger(db, { id: '', role: 'Admin', unitId })) return true;
  }
  return false;
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
