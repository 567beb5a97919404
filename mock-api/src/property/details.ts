import type { PropertyDetailsDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { SHOWN_CHECKS, findSchedule, lastChecks, lastDues, sensitiveCategory } from '../checks';
import { calibrationDays } from './calibration/interval';
import { readCalibrations } from './calibration/read-calibrations';
import { lastLocationOf } from './last-location';
import { findVisibleProperty } from './load-property';
import { readPhotos } from './photos';
import { BookRules } from './classification/book-rules';
import { type Viewer, visibleAmendments } from '../access';

const readFormer = async (db: Kysely<Database>, itemId: string) => {
  const rows = await db
    .selectFrom('former_identifier')
    .select(['kind', 'value', 'until', 'amendment_id as amendmentId'])
    .where('item_id', '=', itemId)
    .orderBy('until', 'desc')
    .orderBy('amendment_id', 'desc')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ ...row, until: row.until.toISOString() }));
};

/** The newest amendment of the item that has not ended and that the viewer may see. */
const findOpenAmendment = (db: Kysely<Database>, viewer: Viewer, itemId: string) =>
  db
    .selectFrom('amendment')
    .select('id')
    .select(sql<'reported' | 'proposed'>`state`.as('state'))
    .where('state', 'in', ['reported', 'proposed'])
    .where('id', 'in', db.selectFrom('amendment_line').select('amendment_id').where('item_id', '=', itemId))
    .where(visibleAmendments(viewer))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const findMount = (db: Kysely<Database>, itemId: string) =>
  db
    .selectFrom('attached_component as mount')
    .innerJoin('property as parent', 'parent.id', 'mount.parent_id')
    .select(['parent.id', 'parent.name', 'parent.serial_number', 'mount.position'])
    .where('mount.component_id', '=', itemId)
    .executeTakeFirst();

/** How the item came into the book. */
async function readGain(db: Kysely<Database>, itemId: string): Promise<PropertyDetailsDto['gain']> {
  const gain = await db
    .selectFrom('property')
    .leftJoin('users as entered', 'entered.id', 'property.gain_by_user_id')
    .leftJoin('signature', 'signature.id', 'property.gain_signature_id')
    .leftJoin('users as signer', 'signer.id', 'signature.user_id')
    .select(['property.gain_kind as kind', 'property.gain_document as document_number'])
    .select(['property.gain_from as from', 'property.gain_at', 'signature.at as signed'])
    .select(sql<string | null>`entered.rank || ' ' || entered.last_name`.as('by'))
    .select(sql<string | null>`signer.rank || ' ' || signer.last_name`.as('signed_by'))
    .where('property.id', '=', itemId)
    .executeTakeFirstOrThrow();
  const { gain_at, signed, ...rest } = gain;
  return { ...rest, at: gain_at?.toISOString() ?? null, signed_at: signed?.toISOString() ?? null };
}

/** What only an item's details say of it. */
async function readRecord(db: Kysely<Database>, itemId: string) {
  const { uii, is_sensitive, ...facts } = await db
    .selectFrom('property')
    .select(['uii', 'location', 'last_location', 'location_until', 'is_sensitive'])
    .select(['category', 'security_level', 'ciic', 'sensitive_mark', 'nsn', 'unit_id'])
    .select(['calibration_days', 'calibration_info'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return {
    uii,
    calibration_days: await calibrationDays(db, facts),
    sensitive_because: is_sensitive ? await new BookRules(db).reasonOf(facts) : null,
    last_location: lastLocationOf(facts),
  };
}

/** Whether the account of the item's holder is deactivated. */
async function isHolderDeactivated(db: Kysely<Database>, itemId: string): Promise<boolean> {
  const holder = await db
    .selectFrom('property')
    .innerJoin('users', 'users.id', 'property.assigned_to_user_id')
    .select('users.id')
    .where('property.id', '=', itemId)
    .where('users.status', '=', 'Inactive')
    .executeTakeFirst();
  return holder !== undefined;
}

/** When and by whom an item was seen while it was sensitive. */
const selectSeen = (db: Kysely<Database>, itemId: string, since: Date) =>
  db
    .selectFrom('verification')
    .innerJoin('users', 'users.id', 'verification.by_user_id')
    .select(['verification.at', sql<string>`users.rank || ' ' || users.last_name`.as('by')])
    .where('verification.item_id', '=', itemId)
    .where('verification.at', '>=', since);

/**
 * The last time that a sensitive item was seen, and its last six scheduled checks, of which each keeps the first time that
 * answered it; no checks where it has no schedule.
 */
async function readChecks(db: Kysely<Database>, itemId: string, now: Date) {
  const item = await db
    .selectFrom('property')
    .select(['category', 'unit_id', 'created_at', 'sensitive_since'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  const since = item.sensitive_since ?? item.created_at;
  const last = await selectSeen(db, itemId, since)
    .orderBy('verification.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const last_verified = last ? { at: last.at.toISOString(), by: last.by } : null;
  const schedule = await findSchedule(db, sensitiveCategory(item.category), item.unit_id);
  if (!schedule) return { last_verified, last_checks: [] };
  const [first] = lastDues(schedule, now, SHOWN_CHECKS + 2);
  const seen = await selectSeen(db, itemId, first ?? now).execute();
  return { last_verified, last_checks: lastChecks({ schedule, since, seen }, now) };
}

const NO_CHECKS = { last_verified: null, last_checks: [] };

/** One item that the person may see, as its details show it; undefined where there is none. */
export async function findPropertyDetails(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<PropertyDetailsDto | undefined> {
  const item = await findVisibleProperty(db, viewer, id);
  if (!item) return undefined;
  return {
    ...item,
    ...(await readRecord(db, id)),
    holder_deactivated: await isHolderDeactivated(db, id),
    gain: await readGain(db, id),
    former_identifiers: await readFormer(db, id),
    open_amendment: (await findOpenAmendment(db, viewer, id)) ?? null,
    photos: await readPhotos(db, viewer, id),
    calibrations: await readCalibrations(db, id),
    attached_to: (await findMount(db, id)) ?? null,
    ...(item.is_sensitive ? await readChecks(db, id, now) : NO_CHECKS),
  };
}
