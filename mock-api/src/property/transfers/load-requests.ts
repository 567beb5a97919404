import type { TransferRequestDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';
import { managesPropertyBook } from '../custody/item';
import { type Viewer, personJson, unitItems, visibleItems } from '../../access';
import { fromKnownPerson } from './from-known-person';
import { indexedSerial } from './indexed-serial';
import { namedItem } from './named-item';

/** The most requests that a list shows. */
const SHOWN = 200;

/** A condition on `property`: the person may give this item away, as its holder or as manager of its property book. */
const answeredBy = (viewer: Viewer) =>
  managesPropertyBook(viewer)
    ? sql<boolean>`(property.assigned_to_user_id = ${viewer.id}
        or (property.assigned_to_user_id is null and ${unitItems(viewer)}))`
    : sql<boolean>`property.assigned_to_user_id = ${viewer.id}`;

/**
 * A condition on `request`: its serial number is or was that of an item which the person may give away. Few requests are
 * left to look closely at.
 */
const namesAnsweredItem = (viewer: Viewer) => sql<boolean>`request.serial_number in (
  select ${indexedSerial} from property where ${answeredBy(viewer)}
  union all
  select former.value from property join former_identifier former
    on former.item_id = property.id and former.kind = 'serial'
  where ${answeredBy(viewer)})`;

const selectRequests = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('transfer_request as request')
    .innerJoin('users as requester', 'requester.id', 'request.requester_user_id')
    .leftJoin('property', (join) =>
      join.on('property.id', '=', namedItem(sql.ref<string>('request.serial_number'))),
    )
    .select([
      'request.id',
      'request.requester_user_id',
      'request.serial_number',
      'request.notes',
      'request.requested_at',
      'request.status',
      'request.reason',
      'request.transfer_id',
      'property.id as item_id',
      'property.name as item_name',
      'property.serial_number as item_serial',
    ])
    .select((row) => personJson(row.ref('request.requester_user_id')).$notNull().as('from_user'))
    .select(sql<boolean>`coalesce(${visibleItems(viewer)}, false)`.as('visible'));

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** As the viewer may know it: a requester who may not see the item is not told that it was declined. */
function toRequestDto(viewer: Viewer, row: RequestRow): TransferRequestDto {
  const hidden = row.requester_user_id === viewer.id && !row.visible;
  const state = row.status === 'Declined' && hidden ? 'Sent' : row.status;
  const { item_id: id, item_name: name, item_serial, serial_number } = row;
  return {
    id: row.id,
    serial_number,
    from_user: row.from_user,
    request_date: row.requested_at.toISOString(),
    state,
    notes: row.notes,
    reason: state === 'Declined' ? row.reason : null,
    property:
      row.visible && id !== null && name !== null
        ? { id, name, serial_number: item_serial ?? serial_number }
        : null,
    transfer_id: row.transfer_id,
  };
}

/** Open requests for items that the person may give away, oldest first. */
export async function listIncomingRequests(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<TransferRequestDto[]> {
  const rows = await selectRequests(db, viewer)
    .where('request.status', '=', 'Sent')
    .where('request.requester_user_id', '!=', viewer.id)
    .where('requester.status', '=', 'Active')
    .where(fromKnownPerson(viewer))
    .where(namesAnsweredItem(viewer))
    .where(answeredBy(viewer))
    .orderBy('request.requested_at')
    .orderBy('request.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => toRequestDto(viewer, row));
}

/** Requests of the person that are not withdrawn, newest first. */
export async function listOutgoingRequests(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<TransferRequestDto[]> {
  const rows = await selectRequests(db, viewer)
    .where('request.requester_user_id', '=', viewer.id)
    .where('request.status', 'in', ['Sent', 'Declined'])
    .orderBy('request.requested_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => toRequestDto(viewer, row));
}

/** A request of the person, or one for an item that they may give away; undefined for any other. */
export async function findRequest(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  as: 'requester' | 'holder',
): Promise<TransferRequestDto | undefined> {
  const mine = sql<boolean>`request.requester_user_id = ${viewer.id}`;
  const answered = sql<boolean>`(${answeredBy(viewer)} and not ${mine} and ${fromKnownPerson(viewer)})`;
  const row = await selectRequests(db, viewer)
    .where('request.id', '=', id)
    .where(as === 'requester' ? mine : answered)
    .executeTakeFirst();
  return row && toRequestDto(viewer, row);
}
