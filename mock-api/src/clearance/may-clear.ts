import { type Kysely, sql } from 'kysely';
import type { Role } from '@hand-receipt/contracts';
import { type Viewer, unitsAbove } from '../access';
import { type Database, forbidden } from '../kernel';
import type { Leaver } from './find-clearance';

const SIGNS: readonly Role[] = ['Supply Sergeant', 'Commander'];

/** As what the caller stands to a person who leaves. */
export interface ClearanceParts {
  isThemselves: boolean;
  /** Supply Sergeant or Commander of their unit, or of one above it. */
  leads: boolean;
  isAdmin: boolean;
  mayOverride: boolean;
}

async function isOfUnitAbove(db: Kysely<Database>, viewer: Viewer, unitId: string | null): Promise<boolean> {
  if (unitId === null || viewer.unitId === null) return false;
  const { rows } = await sql<{ above: boolean }>`
    select ${viewer.unitId} in ${unitsAbove(unitId)} as above`.execute(db);
  return rows[0]?.above ?? false;
}

/** Whether anybody else commands the person's unit, or one above it. */
async function hasCommander(db: Kysely<Database>, { id, unitId }: Leaver): Promise<boolean> {
  const commander = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Commander')
    .where('status', '=', 'Active')
    .where('id', '<>', id)
    .where(sql<boolean>`unit_id in ${unitsAbove(unitId)}`)
    .executeTakeFirst();
  return commander !== undefined;
}

/** What the caller is to the person. Nobody signs or overrides for themselves. */
export async function partsOf(db: Kysely<Database>, viewer: Viewer, person: Leaver): Promise<ClearanceParts> {
  const isThemselves = viewer.id === person.id;
  const isAdmin = viewer.role === 'Admin';
  const leads = SIGNS.includes(viewer.role) && (await isOfUnitAbove(db, viewer, person.unitId));
  const commands = leads && viewer.role === 'Commander';
  const standsIn = isAdmin && !(await hasCommander(db, person));
  return { isThemselves, leads, isAdmin, mayOverride: !isThemselves && (commands || standsIn) };
}

/** @throws ApiError 403 for everybody but the person, their leaders and Admins. */
export function requireMayOpen({ isThemselves, leads, isAdmin }: ClearanceParts, { name }: Leaver): void {
  if (isThemselves || leads || isAdmin) return;
  throw forbidden(
    `Only ${name}, an Admin, or the Supply Sergeant or Commander of the unit starts or stops the clearing.`,
  );
}

/** @throws ApiError 403 for the person, and for everybody but their leaders and Admins. */
export function requireMayTick({ isThemselves, leads, isAdmin }: ClearanceParts): void {
  if (isThemselves) throw forbidden('Somebody else ticks what you hand in.');
  if (!leads && !isAdmin) {
    throw forbidden('Only an Admin, or the Supply Sergeant or Commander of the unit, ticks a step.');
  }
}

/** @throws ApiError 403 for the person, and for everybody but their Supply Sergeant or Commander. */
export function requireMaySign({ isThemselves, leads }: ClearanceParts): void {
  if (isThemselves) throw forbidden('Somebody else signs that you are clear.');
  if (!leads) throw forbidden('Only the Supply Sergeant or Commander of the unit signs a clearance.');
}

/** @throws ApiError 403 for everybody but the Commander, or an Admin where there is none. */
export function requireMayOverride({ isThemselves, mayOverride }: ClearanceParts): void {
  if (isThemselves) throw forbidden('Somebody else overrides your clearance.');
  if (!mayOverride) {
    throw forbidden('Only the Commander of the unit overrides a clearance, or an Admin where there is none.');
  }
}
