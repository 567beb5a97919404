import type { PersonalDataDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { ledgerEvents, readRow } from '../ledger';
import {
  readClearances,
  readPapers,
  readSuccessions,
  readAppointments,
  readHandOvers,
  readPossessions,
} from './own-records';
import { readReplacedLinks } from './replaced-links';
import {
  listConnections,
  listSessions,
  listTokens,
  readAccount,
  readPasskeys,
  readSecondFactor,
  readSignInWays,
  readWrongPins,
} from '../people';
import { type Credential, type Viewer, readSettingsOf } from '../access';

type Lines = PersonalDataDto['items'];

const readItems = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('custody_link as link')
    .innerJoin('property as item', 'item.id', 'link.item_id')
    .select([
      'item.id',
      'item.name',
      'item.serial_number as serialNumber',
      'item.lin',
      'item.nsn',
      'item.category',
      'item.current_status as status',
      'item.missing_since as missingSince',
      'item.missing_in as missingIn',
      'item.assigned_to_user_id as heldBy',
      'link.since as signedSince',
    ])
    .where('link.user_id', '=', userId)
    .orderBy('item.id')
    .execute();

const readTransfers = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('transfer')
    .innerJoin('property as item', 'item.id', 'transfer.item_id')
    .select([
      'transfer.id',
      'item.name',
      'item.serial_number as serialNumber',
      'transfer.from_user_id as fromUserId',
      'transfer.to_user_id as toUserId',
      'transfer.status',
      'transfer.is_recall as isRecall',
      'transfer.notes',
      'transfer.requested_at as requestedAt',
      'transfer.resolved_at as resolvedAt',
      'transfer.sign_over as isSignOver',
      'transfer.superior_user_id as superiorUserId',
      'transfer.needs_consent as needsConsent',
      'transfer.superior_agreed_at as superiorAgreedAt',
      'transfer.due_on as dueOn',
      'transfer.recall_answer as recallAnswer',
      'transfer.answer_until as answerUntil',
      'transfer.answer_note as answerNote',
      'transfer.answered_at as answeredAt',
    ])
    .where((row) => row.or([row('from_user_id', '=', userId), row('to_user_id', '=', userId)]))
    .orderBy('transfer.requested_at')
    .orderBy('transfer.id')
    .execute();

const readRequests = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('transfer_request')
    .select(['id', 'serial_number as serialNumber', 'notes', 'status', 'reason', 'transfer_id as transferId'])
    .select(['requested_at as requestedAt', 'ended_at as endedAt'])
    .where('requester_user_id', '=', userId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();

/** What the person answers for, open and ended. */
const readShortages = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('component_shortage as shortage')
    .innerJoin('property as item', 'item.id', 'shortage.item_id')
    .select(['shortage.id', 'item.name as itemName', 'item.serial_number as serialNumber', 'shortage.name'])
    .select(['shortage.quantity', 'shortage.since', 'shortage.state', 'shortage.ended_at as endedAt'])
    .select(['shortage.document_number as documentNumber', 'shortage.document_date as documentDate'])
    .select('shortage.ended_reason as endedReason')
    .where('shortage.accountable_user_id', '=', userId)
    .orderBy('shortage.since')
    .orderBy('shortage.id')
    .execute();

const readSignatures = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('signature')
    .select(['id', 'subject_kind as subjectKind', 'subject_id as subjectId', 'part', 'method', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();

const readVerifications = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('verification')
    .select(['id', 'item_id as itemId', 'at', 'type', 'notes'])
    .where('by_user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();

const readDocuments = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('document')
    .select([
      'id',
      'type',
      'subtype',
      'title',
      'description',
      'sender_user_id as fromUserId',
      'recipient_user_id as toUserId',
      'sent_at as sentAt',
      'read_at as readAt',
      'form_data as formData',
    ])
    .where((row) => row.or([row('sender_user_id', '=', userId), row('recipient_user_id', '=', userId)]))
    .orderBy('sent_at')
    .orderBy('id')
    .execute();

const readNotifications = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('notification')
    .select(['id', 'type', 'title', 'message', 'created_at as raisedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** The events that the person caused, as they were sealed; of a damaged one its place. */
async function readEvents(db: Kysely<Database>, userId: string): Promise<Lines> {
  const rows = await ledgerEvents(db).selectAll().where('actor_id', '=', userId).orderBy('seq').execute();
  return rows.map((row) => ({ ...(readRow(row) ?? { seq: row.seq, damaged: true }) }));
}

/** Everything that is kept about a person; of passwords, PINs and tokens there is nothing to give. */
export async function exportPersonalData(
  db: Kysely<Database>,
  viewer: Viewer,
  by: Credential | null,
  now: Date,
): Promise<PersonalDataDto> {
  const { id } = viewer;
  const { may: _, ...account } = await readAccount(db, viewer, id);
  const { authenticatorSince, recoveryCodesLeft } = await readSecondFactor(db, viewer, []);
  const { settings, pinSet, updatedAt } = await readSettingsOf(db, id);
  return {
    exportedAt: now.toISOString(),
    account,
    settings: { ...settings, pinSet, updatedAt },
    sessions: await listSessions(db, id, by, now),
    tokens: await listTokens(db, id),
    passkeys: await readPasskeys(db, id),
    signIns: (await readSignInWays(db, viewer, id)).identities,
    connections: await listConnections(db, id, 'everybody'),
    items: await readItems(db, id),
    transfers: await readTransfers(db, id),
    transferRequests: await readRequests(db, id),
    replacedLinks: (await readReplacedLinks(db, id)).map((event) => ({ ...event })),
    successions: await readSuccessions(db, id),
    clearances: await readClearances(db, id),
    handOvers: await readHandOvers(db, id),
    possessions: await readPossessions(db, id),
    appointments: await readAppointments(db, id),
    papers: await readPapers(db, id),
    shortages: await readShortages(db, id),
    signatures: await readSignatures(db, id),
    wrongPins: await readWrongPins(db, id, now),
    secondFactor: { authenticatorSince, recoveryCodesLeft },
    verifications: await readVerifications(db, id),
    documents: await readDocuments(db, id),
    notifications: await readNotifications(db, id),
    ledgerEvents: await readEvents(db, id),
  };
}
