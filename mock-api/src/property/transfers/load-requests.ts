import type { TransferRequestDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';
import { managesPropertyBook } from '../custody/item';
import { type Viewer, personJson, unitItems, visibleItems } from '../../access';
import { indexedSerial } from './indexed-serial';

/** Asks that a list shows at most; nobody answers more at one sitting. */
const SHOWN = 200;

/** A condition on `property`: the person gives this item away, as its holder or as who keeps its book. */
const answeredBy = (viewer: Viewer) =>
  managesPropertyBook(viewer)
    ? sql<boolean>`(property.assigned_to_user_id = ${viewer.id}
        or (property.assigned_to_user_id is null and ${unitItems(viewer)}))`
    : sql<boolean>`property.assigned_to_user_id = ${viewer.id}`;

const selectAsks = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('transfer_ask as ask')
    .innerJoin('users as asker', 'asker.id', 'ask.asker_user_id')
    .leftJoin('property', (join) => join.on(sql<boolean>`${indexedSerial} = ask.serial_number`))
    .select([
      'ask.id',
      'ask.asker_user_id',
      'ask.serial_number',
      'ask.notes',
      'ask.asked_at',
      'ask.status',
      'ask.reason',
      'ask.transfer_id',
      'property.id as item_id',
      'property.name as item_name',
    ])
    .select((row) => personJson(row.ref('ask.asker_user_id')).$notNull().as('from_user'))
    .select(sql<boolean>`coalesce(${visibleItems(viewer)}, false)`.as('visible'));

type AskRow = Awaited<ReturnType<ReturnType<typeof selectAsks>['execute']>>[number];

/** As the viewer may know it: the asker is not told that an item which he may not see was declined. */
function toAskDto(viewer: Viewer, row: AskRow): TransferRequestDto {
  const hidden = row.asker_user_id === viewer.id && !row.visible;
  const state = row.status === 'Declined' && hidden ? 'Sent' : row.status;
  const { item_id: id, item_name: name, serial_number } = row;
  return {
    id: row.id,
    serial_number,
    from_user: row.from_user,
    request_date: row.asked_at.toISOString(),
    state,
    notes: row.notes,
    reason: state === 'Declined' ? row.reason : null,
    property: row.visible && id !== null && name !== null ? { id, name, serial_number } : null,
    transfer_id: row.transfer_id,
  };
}

/** Open asks for what the person may give away, oldest first. */
export async function listIncomingRequests(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<TransferRequestDto[]> {
  const rows = await selectAsks(db, viewer)
    .where('ask.status', '=', 'Sent')
    .where('ask.asker_user_id', '!=', viewer.id)
    .where('asker.status', '=', 'Active')
    .where(answeredBy(viewer))
    .orderBy('ask.asked_at')
    .orderBy('ask.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => toAskDto(viewer, row));
}

/** What the person has asked for and not withdrawn, newest first. */
export async function listOutgoingRequests(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<TransferRequestDto[]> {
  const rows = await selectAsks(db, viewer)
    .where('ask.asker_user_id', '=', viewer.id)
    .where('ask.status', 'in', ['Sent', 'Declined'])
    .orderBy('ask.asked_at', 'desc')
    .orderBy('ask.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => toAskDto(viewer, row));
}

/** An ask of the person's own, or one for what he may give away; undefined for any other. */
export async function findRequest(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  as: 'asker' | 'holder',
): Promise<TransferRequestDto | undefined> {
  const mine = sql<boolean>`ask.asker_user_id = ${viewer.id}`;
  const row = await selectAsks(db, viewer)
    .where('ask.id', '=', id)
    .where(as === 'asker' ? mine : sql<boolean>`(${answeredBy(viewer)} and not ${mine})`)
    .executeTakeFirst();
  return row && toAskDto(viewer, row);
}
